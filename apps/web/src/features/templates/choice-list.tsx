import { COLUMN_MAX_CHOICES } from '@recto/contract/limits';
import type { Column } from '@recto/contract/templates';
import { X } from 'lucide-react';
import { useState } from 'react';

interface ChoiceListProps {
  readonly column: Column;
  readonly number: number;
  readonly onColumn: (column: Column) => void;
}

/** The answers that a choice allows: Enter adds the one that is typed. */
export function ChoiceList({ column, number, onColumn }: ChoiceListProps) {
  const [text, setText] = useState('');
  const choices = column.choices ?? [];
  const add = () => {
    const choice = text.trim();
    setText('');
    if (choice !== '' && !choices.includes(choice)) onColumn({ ...column, choices: [...choices, choice] });
  };
  return (
    <div
      role="group"
      aria-label={`Answers allowed to question ${number}`}
      className="flex flex-wrap items-center gap-1.5 ps-17 pb-2.5 max-sm:ps-2"
    >
      <span className="text-ink-2 text-xs">Answers allowed</span>
      {choices.map((choice) => (
        <span
          key={choice}
          className="flex h-7 items-center gap-1 rounded-full border border-control bg-surface ps-2.5 pe-1 text-sm"
        >
          <span dir="auto">{choice}</span>
          <button
            type="button"
            aria-label={`Remove ${choice}`}
            onClick={() => onColumn({ ...column, choices: choices.filter((each) => each !== choice) })}
            className="grid size-5 place-items-center rounded-full text-ink-2 hover:bg-quiet"
          >
            <X aria-hidden="true" className="size-3" />
          </button>
        </span>
      ))}
      {choices.length < COLUMN_MAX_CHOICES && (
        <input
          aria-label={`Add an answer to question ${number}`}
          placeholder="Add an answer"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          className="h-7 w-36 rounded-control border border-transparent bg-transparent px-2 text-sm hover:border-control focus:border-accent focus:bg-surface focus:outline-none"
        />
      )}
    </div>
  );
}
