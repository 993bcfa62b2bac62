import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';

export function BackToLogin() {
  const { search } = useLocation();
  return (
    <p className="mt-6 text-sm">
      <Link to={{ pathname: '/login', search }} className="link inline-flex items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-3.5" />
        Back to login
      </Link>
    </p>
  );
}
