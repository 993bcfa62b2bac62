import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { useFocusReturn } from '#ui/use-focus-return.ts';

interface ReportFrameProps {
  readonly onClose: () => void;
  /** Icon and name of the file. */
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The dialog around the report, 1016 × 726; the whole screen where that does not fit. */
export function ReportFrame({ onClose, title, actions, footer, children }: ReportFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const { remember, onCloseAutoFocus } = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Dialog.Content
          ref={content}
          aria-describedby={undefined}
          // The report is to be read first; none of its buttons is the obvious next step.
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-0 z-40 m-auto flex animate-rise flex-col overflow-hidden bg-surface shadow-float focus:outline-none min-[1060px]:h-[min(726px,calc(100dvh-32px))] min-[1060px]:w-[1016px] min-[1060px]:rounded-dialog"
        >
          <header className="flex min-h-14 shrink-0 items-center gap-2 border-line border-b py-2 ps-5 pe-4 max-sm:ps-4">
            <Dialog.Title className="flex min-w-0 items-center gap-3 font-semibold text-[15px]">
              <span className="sr-only">Details of </span>
              {title}
            </Dialog.Title>
            <span className="ms-auto flex shrink-0 items-center gap-2">
              {actions}
              <Dialog.Close asChild>
                <IconButton label="Close" size="lg">
                  <X />
                </IconButton>
              </Dialog.Close>
            </span>
          </header>
          {children}
          {footer}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
