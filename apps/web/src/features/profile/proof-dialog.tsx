import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Proof, ProofField, useProofForm } from './proof.tsx';

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
  const form = useProofForm();
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
            disabled={!form.isComplete}
            loading={pending}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        {...form.handlers((proof) => pending || onProof(proof))}
        className="space-y-4 px-5 py-4"
      >
        {props.children}
        <ProofField field={field} form={form} error={error} onEdit={onEdit} />
      </form>
    </Dialog>
  );
}
