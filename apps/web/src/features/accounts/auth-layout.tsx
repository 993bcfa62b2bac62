import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useProductName } from '#lib/configuration.ts';
import { cx } from '#lib/cx.ts';
import { Logo } from '#ui/logo.tsx';
import { type ArtStory, AuthArt } from './auth-art.tsx';

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  story: ArtStory;
  /** Long headings are set a size smaller. */
  compact?: boolean;
  children: ReactNode;
}

/** Where a link has led to another screen and gone with its own, the focus comes to the heading of the new one. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== 'default' && document.activeElement === document.body) heading.current?.focus();
  }, [key]);
  return heading;
}

/** The frame of the screens before login: a calm panel with the form, and beside it the moving picture. */
export function AuthLayout({ title, lead, story, compact = false, children }: AuthLayoutProps) {
  const productName = useProductName();
  const heading = useFocusedHeading();
  return (
    <div className="grid h-full overflow-hidden max-sm:grid-cols-1 sm:grid-cols-[clamp(440px,45vw,600px)_minmax(0,1fr)]">
      <title>{`${title} · ${productName}`}</title>
      <main className="flex min-h-0 flex-col overflow-y-auto px-6 pt-6 pb-7 sm:px-10 sm:pt-8">
        <div className="flex items-center gap-2.5 font-semibold text-[17px] tracking-[-0.01em]">
          <Logo className="size-7" />
          {productName}
        </div>
        <div className="my-auto w-full py-8 sm:mx-auto sm:w-[360px]">
          <h1
            ref={heading}
            tabIndex={-1}
            className={cx(
              'focus:outline-none',
              compact
                ? 'font-read text-[34px] leading-[42px] tracking-[-0.012em]'
                : 'font-read text-[36px] leading-[42px] tracking-[-0.012em] sm:text-[42px] sm:leading-[48px]',
            )}
          >
            {title}
          </h1>
          <p className="mt-2.5 mb-6 text-[15px] text-ink-2 leading-6">{lead}</p>
          {children}
        </div>
        <p className="text-ink-3 text-xs">Your documents stay on this server.</p>
      </main>
      <AuthArt story={story} />
    </div>
  );
}
