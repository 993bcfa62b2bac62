import { type Column, ColumnType } from '@recto/contract/templates';
import { ChevronDown } from 'lucide-react';
import { cx } from '#lib/cx.ts';
import { COLUMN_TYPES } from '#shared/templates/column-types.tsx';
import { Menu, MenuChoice } from '#ui/menu.tsx';

const GUESS = 'guess';

interface TypeMenuProps {
  /** Absent where nothing is known of it yet. */
  readonly column: Column | undefined;
  readonly number: number;
  readonly onColumn: (column: Column) => void;
}

/** What kind of answer a question wants: chosen, or left to the question. */
export function TypeMenu({ column, number, onColumn }: TypeMenuProps) {
  const isGuessed = !column || column.isGuessed === true;
  const { label, Icon } = COLUMN_TYPES[column?.type ?? 'text'];
  const name = column ? label : 'By the question';
  const choose = (value: ColumnType | typeof GUESS) => {
    if (value === GUESS)
      onColumn({ type: column?.type === 'choice' ? 'text' : (column?.type ?? 'text'), isGuessed: true });
    else onColumn({ type: value, ...(value === 'choice' && { choices: column?.choices ?? [] }) });
  };
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Type of question ${number}: ${name}${isGuessed ? ', guessed' : ''}`}
          className={cx(
            'flex h-8 w-36 flex-none items-center gap-2 rounded-control border px-2 text-sm hover:border-control max-sm:w-10',
            isGuessed ? 'border-transparent text-ink-2' : 'border-line',
          )}
        >
          <Icon aria-hidden="true" className="size-4 flex-none text-ink-2" />
          <span className="min-w-0 grow truncate text-start max-sm:sr-only">{name}</span>
          <ChevronDown aria-hidden="true" className="size-3.5 flex-none text-ink-3 max-sm:hidden" />
        </button>
      }
    >
      <MenuChoice
        label="Answers are read as"
        value={isGuessed ? GUESS : column.type}
        onChange={choose}
        options={[
          { value: GUESS, label: 'By the question', hint: 'Guessed from its words' },
          ...ColumnType.options.map((value) => {
            const { label: own, hint, Icon: Own } = COLUMN_TYPES[value];
            return { value, label: own, hint, icon: <Own aria-hidden="true" /> };
          }),
        ]}
      />
    </Menu>
  );
}
