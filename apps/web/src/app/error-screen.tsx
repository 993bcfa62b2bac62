import { type ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import { useProductName } from '#lib/configuration.ts';
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
