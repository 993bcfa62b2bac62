import { useSession } from '#lib/session.ts';
import { useDeleteAccount } from './mutations.ts';
import { ProofDialog } from './proof-dialog.tsx';

const LOST = [
  'all documents and folders, with everything that was read from them',
  'all questions, answers and their marks',
  'your name, your address and every session',
];

/** Names what goes, and takes the password or a code for it. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const email = useSession((session) => session.user?.email ?? '');
  const remove = useDeleteAccount();
  return (
    <ProofDialog
      title="Delete account"
      description={`The account ${email} is deleted for good, at once. This cannot be undone.`}
      action="Delete account"
      isDestructive
      pending={remove.isPending || remove.isSuccess}
      error={remove.error}
      onEdit={remove.reset}
      onProof={(proof) => remove.mutate(proof)}
      onClose={onClose}
    >
      <div className="rounded-field border border-bad/30 bg-removed-bg px-3.5 py-2.5 text-sm">
        <p className="font-medium text-removed">What goes with it:</p>
        <ul className="mt-1 list-disc space-y-0.5 ps-4.5 text-ink">
          {LOST.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </ProofDialog>
  );
}
