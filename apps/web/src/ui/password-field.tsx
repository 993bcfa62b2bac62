import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  shown: boolean;
  onToggle: () => void;
}

/** A password input with its show/hide toggle. */
export function PasswordField({ shown, onToggle, ...rest }: PasswordFieldProps) {
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton label={shown ? 'Hide password' : 'Show password'} size="lg" onClick={onToggle}>
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
