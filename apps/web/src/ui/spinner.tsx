import { LoaderCircle } from 'lucide-react';

export const Spinner = () => <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden="true" />;
