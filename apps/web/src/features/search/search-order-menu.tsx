import type { SearchOrder } from '@recto/contract/search';
import { ArrowUpDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Menu, MenuChoice } from '#ui/menu.tsx';
import type { ToSearch } from './use-search-url.ts';

const ORDERS: readonly { value: SearchOrder; label: string }[] = [
  { value: 'best', label: 'Best first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
];

/** In which order the documents stand that were found. */
export function SearchOrderMenu({ order, to }: { order: SearchOrder; to: ToSearch }) {
  const navigate = useNavigate();
  const label = ORDERS.find(({ value }) => value === order)?.label;
  return (
    <span className="ms-auto">
      <Menu
        trigger={
          <Button variant="quiet" icon={<ArrowUpDown aria-hidden="true" />}>
            <span className="sr-only">Order: </span>
            {label}
          </Button>
        }
      >
        <MenuChoice
          label="Order of documents"
          value={order}
          onChange={(sort) => void navigate(to({ sort }), { replace: true })}
          options={ORDERS}
        />
      </Menu>
    </span>
  );
}
