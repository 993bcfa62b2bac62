import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { cx } from '#lib/cx.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { Kbd } from '#ui/kbd.tsx';

interface MenuProps {
  /** The button that opens the menu; must take a ref and props. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

const ITEM =
  'flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-sm outline-none ' +
  'data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-quiet [&_svg]:size-4';
const PLAIN = 'text-ink [&_svg]:text-ink-2';

const CONTENT =
  'z-50 min-w-48 max-w-[min(320px,var(--radix-dropdown-menu-content-available-width))] animate-rise rounded-card bg-surface p-1 shadow-float';

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  useCloseOnBack(() => setOpen(false));
  return (
    // A modal menu would hide the rest of the page from screen readers, and leave its controls focusable.
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={6} collisionPadding={8} className={CONTENT}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface PointMenuProps {
  /** Where it opens: at the pointer, or at what opened it. */
  at: { readonly x: number; readonly y: number };
  label: string;
  onClose: () => void;
  /** Gets the focus when the menu closes, before what was chosen happens. */
  origin: HTMLElement | null;
  children: (choose: (act: () => void) => () => void) => ReactNode;
}

/** A menu without a trigger of its own: many rows share one, and the right mouse button opens it, too. */
export function PointMenu({ at, label, onClose, origin, children }: PointMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  useCloseOnBack(onClose);
  return (
    <Radix.Root modal={false} open onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none fixed size-0"
          style={{ left: at.x, top: at.y }}
        />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          onContextMenu={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (origin?.isConnected) origin.focus();
            chosen.current?.();
          }}
          className={CONTENT}
        >
          {children((act) => () => {
            chosen.current = act;
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** The key that does the same, shown at the end of the line. */
  keys?: string;
  children: ReactNode;
}

export function MenuItem({
  icon,
  onSelect,
  danger = false,
  disabled = false,
  keys,
  children,
}: MenuItemProps) {
  return (
    <Radix.Item disabled={disabled} onSelect={onSelect} className={cx(ITEM, danger ? 'text-bad' : PLAIN)}>
      {icon}
      {children}
      {keys && (
        <span aria-hidden="true" className="ms-auto ps-4 max-sm:hidden">
          <Kbd>{keys}</Kbd>
        </span>
      )}
    </Radix.Item>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="truncate px-2.5 py-1.5 text-ink-3 text-xs">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;

interface MenuChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; hint?: string; icon?: ReactNode }[];
}

/** A group of which one is chosen; the menu stays open, so that the effect can be seen. */
export function MenuChoice<T extends string>({ label, value, onChange, options }: MenuChoiceProps<T>) {
  return (
    <Radix.RadioGroup value={value} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => {
            event.preventDefault();
            onChange(option.value);
          }}
          className={cx(ITEM, PLAIN)}
        >
          {option.icon}
          {option.hint === undefined ? (
            option.label
          ) : (
            <span className="py-1">
              <span className="block font-medium">{option.label}</span>
              <span className="block text-ink-2 text-xs">{option.hint}</span>
            </span>
          )}
          <Radix.ItemIndicator className="ms-auto">
            <Check />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
