import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Proof, ProofField, useProof } from './proof.tsx';

interface ProofDialogProps {
  title: string;
  description: string;
  action: string;
  /** Whether the step cannot be undone. */
  isDestructive?: boolean;
  pending: boolean;
  error: unknown;
  onEdit: () => void;
  onProof: (proof: Proof) => void;
  onClose: () => void;
  children?: ReactNode;
}

const FORM_ID = 'proof';

/** Asks for the password or a code before a grave step. */
export function ProofDialog(props: ProofDialogProps) {
  const {
    title,
    description,
    action,
    isDestructive = false,
    pending,
    error,
    onEdit,
    onProof,
    onClose,
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const state = useProof();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.proof && !pending) onProof(state.proof);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={title}
      description={description}
      initialFocus={field}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant={isDestructive ? 'destroy' : 'primary'}
            disabled={state.proof === null}
            loading={pending}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="space-y-4 px-5 py-4">
        {props.children}
        <ProofField field={field} state={state} error={error} onEdit={onEdit} />
      </form>
    </Dialog>
  );
}
