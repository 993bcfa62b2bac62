import { type ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import { useProductName } from '#lib/queries/configuration.ts';
import { Logo } from '#ui/logo.tsx';

interface ErrorScreenProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
  art?: ReactNode;
  width?: 'sm' | 'lg';
  /** Fills the window, outside the frame of the product. */
  whole?: boolean;
}

/** What every screen about an error looks like. */
export function ErrorScreen({ title, children, action, art, width = 'sm', whole = false }: ErrorScreenProps) {
  const productName = useProductName();
  const Tag = whole ? 'main' : 'div';
  return (
    <Tag className="relative flex h-full min-h-80 overflow-y-auto px-6 py-20">
      <title>{`${title} · ${productName}`}</title>
      {whole && (
        // Outside the frame a screen must say itself whose it is.
        <p className="absolute start-6 top-6 flex items-center gap-2.5 font-semibold text-[17px] tracking-[-0.01em] sm:start-10 sm:top-8">
          <Logo className="size-7" />
          {productName}
        </p>
      )}
      <div className={cx('m-auto w-full', width === 'sm' ? 'max-w-[420px]' : 'max-w-[560px]')}>
        {art}
        <h1 className="text-balance font-read text-[34px] leading-[42px] tracking-[-0.012em]">{title}</h1>
        <div className="mt-2 space-y-2 text-[15px] text-ink-2 leading-[22px]">{children}</div>
        <div className="mt-5 flex flex-wrap items-center gap-2">{action}</div>
      </div>
    </Tag>
  );
}

/** A page with a gap where a line should be. */
export const MissingPageArt = () => (
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
