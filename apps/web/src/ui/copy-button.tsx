import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';

const COPIED_MS = 2000;

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'icon' | 'children'> {
  label: string;
  text: string;
  /** Without its words, where there is little room. */
  isIcon?: boolean;
}

/** Copies a text and says so on itself. */
export function CopyButton({ label, text, isIcon = false, ...rest }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error('The browser did not allow copying. Select the text instead.');
    }
  };
  if (isIcon)
    return (
      <IconButton
        label={isCopied ? 'Copied' : label}
        {...(rest.className !== undefined && { className: rest.className })}
        onClick={() => void copy()}
      >
        {isCopied ? <Check /> : <Copy />}
      </IconButton>
    );
  return (
    <Button {...rest} icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
