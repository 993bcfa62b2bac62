import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuCheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** Something of a menu that is on or off; the menu stays open. */
export const MenuCheck = ({ checked, onChange, disabled = false, children }: MenuCheckProps) => (
  <Radix.CheckboxItem
    checked={checked}
    disabled={disabled}
    onCheckedChange={onChange}
    onSelect={(event) => event.preventDefault()}
    className="flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-ink text-sm outline-none data-disabled:cursor-default data-highlighted:bg-quiet data-disabled:text-ink-3"
  >
    <span
      aria-hidden="true"
      className={
        checked
          ? 'grid size-4 shrink-0 place-items-center rounded-[4px] border-[1.5px] border-accent bg-accent'
          : 'grid size-4 shrink-0 place-items-center rounded-[4px] border-[1.5px] border-ink-3 bg-surface'
      }
    >
      {checked && <Check strokeWidth={3} className="size-3 text-on-accent" />}
    </span>
    {children}
  </Radix.CheckboxItem>
);
