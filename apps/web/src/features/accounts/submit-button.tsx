import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';

interface SubmitButtonProps {
  label: string;
  /** Whether the form's own call is under way. */
  pending: boolean;
  disabled?: boolean;
}

/** The one button of a form before login: as wide as its fields, and waiting visibly. */
export function SubmitButton({ label, pending, disabled = false }: SubmitButtonProps) {
  const loading = useSession((session) => session.loading);
  const busy = loading || pending;
  return (
    <Button type="submit" variant="primary" size="xl" className="w-full" disabled={disabled} loading={busy}>
      {busy ? 'Please wait' : label}
    </Button>
  );
}
