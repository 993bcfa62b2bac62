import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** An arrow before the title of a page, to the page that it belongs to. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className="grid size-8 flex-none place-items-center rounded-control text-ink-2 hover:bg-quiet"
  >
    <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
  </Link>
);
