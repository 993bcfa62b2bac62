import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface SheetProps {
  /** Said by screen readers. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Nearly the whole screen of a phone, over what was shown. It has its own head, with its own way out. */
export const Sheet = ({ title, onClose, children }: SheetProps) => (
  <Radix.Root open onOpenChange={(open) => !open && onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
      <Radix.Content
        aria-describedby={undefined}
        className="fixed inset-x-0 top-14 bottom-0 z-50 flex animate-rise flex-col overflow-hidden rounded-t-[16px] bg-surface shadow-float focus:outline-none"
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        <span aria-hidden="true" className="mx-auto mt-2 h-1 w-9 flex-none rounded-full bg-control" />
        <div className="min-h-0 grow">{children}</div>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
