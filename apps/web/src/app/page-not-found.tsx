import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ErrorScreen } from '#app/error-screen.tsx';
import { Button, buttonClass } from '#ui/button.tsx';

/** A page with a gap where a line should be. */
const MissingPageArt = () => (
  <svg viewBox="0 0 92 112" aria-hidden="true" className="-ms-2 mb-4 h-28 w-[92px]">
    <path
      d="M10 3h52l22 22v82a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"
      fill="var(--surface)"
      stroke="var(--control)"
      strokeWidth="1.5"
    />
    <path d="M62 3v20a2 2 0 0 0 2 2h20" fill="none" stroke="var(--control)" strokeWidth="1.5" />
    <g fill="var(--track)">
      <rect x="20" y="38" width="50" height="4" rx="2" />
      <rect x="20" y="48" width="44" height="4" rx="2" />
      <rect x="20" y="80" width="48" height="4" rx="2" />
      <rect x="20" y="90" width="30" height="4" rx="2" />
    </g>
    <rect
      x="18"
      y="60"
      width="56"
      height="12"
      rx="3"
      fill="none"
      stroke="var(--marker-edge)"
      strokeWidth="1.5"
      strokeDasharray="3 3"
    />
  </svg>
);

/** In the frame of the product, or filling the window. */
export function PageNotFound({ whole = false }: { whole?: boolean }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A tab that was opened with this address has no step to go back.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <ErrorScreen
      whole={whole}
      title="Page Not Found"
      art={<MissingPageArt />}
      action={
        <>
          <Button variant="primary" size="lg" icon={<ArrowLeft />} onClick={() => void goBack()}>
            Go Back
          </Button>
          <Link to="/files" className={buttonClass('plain', 'lg')}>
            Files
          </Link>
        </>
      }
    >
      <p>
        There is nothing at <b className="break-all font-semibold text-ink">{pathname}</b>. Your files and
        answers are where you left them.
      </p>
    </ErrorScreen>
  );
}

export const Component = () => <PageNotFound whole />;
