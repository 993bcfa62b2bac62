import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cx } from '#lib/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useFocusReturn } from '#ui/use-focus-return.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Said by screen readers after the title; shown under the head unless `describe` is 'quietly'. */
  description?: string;
  describe?: 'shown' | 'quietly';
  /** Stands beside the title. */
  aside?: ReactNode;
  footer?: ReactNode;
  /** What gets the focus first, the content of a field selected; else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What the dialog has made and gets the focus when it closes; else that goes back to where it was. */
  finalFocus?: () => HTMLElement | null | undefined;
  width?: 'sm' | 'md' | 'lg' | 'xl';
  /** The body is nothing but text: it takes the focus itself, so that keys can scroll it. */
  isText?: boolean;
  children?: ReactNode;
}

const WIDTHS = {
  sm: 'max-w-[425px]',
  md: 'max-w-[560px]',
  lg: 'max-w-[748px]',
  xl: 'max-w-[790px]',
} as const;

/** A modal dialog: focus stays inside, Esc and a click beside it close it, focus returns where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  describe = 'shown',
  aside,
  footer,
  initialFocus,
  finalFocus,
  width = 'md',
  isText = false,
  children,
}: DialogProps) {
  const { remember, onCloseAutoFocus } = useFocusReturn(finalFocus);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            remember();
            const first = initialFocus?.current;
            if (!first) return;
            event.preventDefault();
            first.focus();
            if (first instanceof HTMLInputElement) first.select();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed inset-x-0 top-[max(16px,15vh)] z-50 mx-auto flex max-h-[calc(100dvh-max(16px,15vh)-16px)] w-[calc(100%-32px)] flex-col',
            'animate-rise overflow-hidden rounded-dialog bg-surface shadow-float focus:outline-none',
            WIDTHS[width],
          )}
        >
          <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2 ps-5 pe-4">
            <Radix.Title className={cx('font-semibold text-lg', Boolean(aside) && 'shrink-0')}>
              {title}
            </Radix.Title>
            {aside && (
              <div className="flex min-w-0 flex-1 items-center gap-3 max-[379px]:order-1 max-[379px]:basis-full">
                {aside}
              </div>
            )}
            <Radix.Close asChild>
              <IconButton label="Close" className="ms-auto">
                <X />
              </IconButton>
            </Radix.Close>
          </header>
          {description && (
            <Radix.Description
              className={describe === 'quietly' ? 'sr-only' : 'px-5 pt-4 text-ink-2 text-sm'}
            >
              {description}
            </Radix.Description>
          )}
          <div
            className="min-h-0 flex-1 overflow-y-auto focus-visible:outline-offset-[-2px]"
            {...(isText && { tabIndex: 0, role: 'group', 'aria-label': title })}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex min-h-14 shrink-0 flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-2.5">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
