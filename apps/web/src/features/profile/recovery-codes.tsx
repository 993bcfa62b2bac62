import { Download } from 'lucide-react';
import { useProductName } from '#lib/configuration.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { saveText } from '#lib/save-text.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whether somebody has tried to close without saying that they are saved. */
  isHurried: boolean;
  onSaved: () => void;
}

export function RecoveryCodes({ codes, isHurried, onSaved }: RecoveryCodesProps) {
  const productName = useProductName();
  const email = useSession((session) => session.user?.email ?? '');
  const text = [`${productName} recovery codes of ${email}`, 'Each works once.', '', ...codes, ''].join('\n');
  return (
    <>
      {isHurried && (
        <div className="mb-4">
          <Notice tone="bad">Keep these codes first: nobody can show them to you again.</Notice>
        </div>
      )}
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card border border-line bg-quiet px-5 py-3.5 font-medium font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex gap-2">
        <CopyButton size="lg" label="Copy" text={codes.join('\n')} />
        <Button
          size="lg"
          icon={<Download />}
          onClick={() => saveText(`${productName.toLowerCase()}-recovery-codes.txt`, text)}
        >
          Download
        </Button>
      </div>
      <Button size="xl" variant="primary" className="mt-4.5 w-full" onClick={onSaved}>
        I have saved them
      </Button>
    </>
  );
}
