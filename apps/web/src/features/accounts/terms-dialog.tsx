import { useProductName } from '#lib/configuration.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface TermsDialogProps {
  onClose: () => void;
  onAccept: () => void;
}

const sections = (product: string): readonly (readonly [string, string])[] => [
  [
    'The service',
    `${product} reads the documents that you upload, answers questions about them and shows where each answer stands. This installation is run by the organisation that gave you its address; these terms are between you and that organisation.`,
  ],
  [
    'Your account',
    'Give your own name and an e-mail address that you read. Keep your password to yourself; what is done with your account counts as done by you. Tell the operator when somebody else may know it.',
  ],
  [
    'Your documents',
    'Your documents stay yours. Upload only what you may store and process here. They are used to answer your questions and for nothing else, and no other account can see them.',
  ],
  [
    'Answers',
    'Answers are worked out by a machine. Each one names its pages so that you can check it, and you should before you rely on it. They are no legal, tax, medical or financial advice.',
  ],
  [
    'Fair use',
    'Do not upload harmful files, try to reach what belongs to others, or burden the service so that others cannot work. The operator may limit or close accounts that do.',
  ],
  [
    'What is kept',
    'Kept are your name, your e-mail address, a protected form of your password, your documents, what was read from them, your questions and their answers, and a record of logins. No advertising, no tracking by third parties.',
  ],
  [
    'Liability and end',
    'The service is given as it is, as far as the law allows that. You may stop using it at any time: your profile has the export of your data, and the deletion of your account with everything that belongs to it.',
  ],
];

/** The terms of use. The operator of an installation is the other party, so they name nobody else. */
export default function TermsDialog({ onClose, onAccept }: TermsDialogProps) {
  const product = useProductName();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Terms and Conditions"
      isText
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button variant="primary" onClick={onAccept}>
            Accept
          </Button>
        </>
      }
    >
      <div className="space-y-4 px-5 py-4">
        {sections(product).map(([title, text]) => (
          <section key={title}>
            <h3 className="font-semibold text-sm">{title}</h3>
            <p className="mt-0.5 text-ink-2 text-sm">{text}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
