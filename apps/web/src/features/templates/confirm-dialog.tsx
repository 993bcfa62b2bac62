import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says that goes on. */
  readonly action: string;
  readonly stay: string;
  readonly isWaiting?: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** Asks before something is lost; staying is what the focus is on. */
export function ConfirmDialog({
  title,
  children,
  action,
  stay,
  isWaiting = false,
  onAct,
  onClose,
}: ConfirmDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={title}
      initialFocus={button}
      footer={
        <>
          <Button ref={button} variant="quiet" onClick={onClose}>
            {stay}
          </Button>
          <Button variant="destroy" loading={isWaiting} onClick={onAct}>
            {action}
          </Button>
        </>
      }
    >
      <p className="text-pretty px-5 py-4">{children}</p>
    </Dialog>
  );
}
