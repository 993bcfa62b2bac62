import { ChevronRight } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuSubProps {
  icon: ReactNode;
  label: string;
  disabled?: boolean;
  children: ReactNode;
}

/** An entry of a menu that opens another one beside it. */
export const MenuSub = ({ icon, label, disabled = false, children }: MenuSubProps) => (
  <Radix.Sub>
    <Radix.SubTrigger
      disabled={disabled}
      className="flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-ink text-sm outline-none data-disabled:cursor-default data-highlighted:bg-quiet data-[state=open]:bg-quiet data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:text-ink-2"
    >
      {icon}
      {label}
      <ChevronRight aria-hidden="true" className="ms-auto" />
    </Radix.SubTrigger>
    <Radix.Portal>
      <Radix.SubContent
        sideOffset={4}
        collisionPadding={8}
        className="z-50 min-w-48 max-w-[min(320px,var(--radix-dropdown-menu-content-available-width))] animate-rise rounded-card bg-surface p-1 shadow-float"
      >
        {children}
      </Radix.SubContent>
    </Radix.Portal>
  </Radix.Sub>
);
