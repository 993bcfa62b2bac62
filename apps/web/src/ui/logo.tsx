import { cx } from '#lib/cx.ts';

/** A page turned to its front side, one line marked. Decoration: the product's name stands beside it. */
export const Logo = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('shrink-0', className ?? 'size-6')}>
    <rect width="24" height="24" rx="6" fill="var(--accent)" />
    <path d="M4.6 7.5 9.6 5.7v12.6l-5-1.8z" fill="var(--logo-page)" opacity=".42" />
    <rect x="10.4" y="5" width="9" height="14" rx="1.3" fill="var(--logo-page)" />
    <rect x="12.3" y="8" width="5.2" height="2.3" rx=".5" fill="var(--logo-line)" />
    <rect x="12.3" y="12.2" width="5.2" height="1.2" rx=".5" fill="var(--accent)" opacity=".55" />
    <rect x="12.3" y="14.9" width="3.4" height="1.2" rx=".5" fill="var(--accent)" opacity=".55" />
  </svg>
);
