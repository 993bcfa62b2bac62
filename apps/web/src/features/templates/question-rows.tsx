import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import type { Column } from '@recto/contract/templates';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '#lib/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { ChoiceList } from './choice-list.tsx';
import { type DraftErrors, type DraftQuestion, moveQuestion, newQuestion } from './draft.ts';
import { TypeMenu } from './type-menu.tsx';

interface QuestionRowsProps {
  readonly questions: readonly DraftQuestion[];
  readonly errors: DraftErrors['questions'];
  readonly onChange: (questions: readonly DraftQuestion[]) => void;
}

/** The questions in their order: by the handle, or with Alt and an arrow, each can be moved. */
export function QuestionRows({ questions, errors, onChange }: QuestionRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const focusSoon = (id: number | undefined) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-question="${id}"]`)?.focus());
  const move = (from: number, to: number) => {
    const next = moveQuestion(questions, from, to);
    if (next === questions) return;
    onChange(next);
    setSaid(`Question moved to place ${to + 1} of ${questions.length}`);
    focusSoon(questions[from]?.id);
  };
  /** The row at that height of the screen takes the place of the one that is dragged. */
  const dragTo = useEffectEvent((y: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const to = rows.findIndex(({ top, bottom }) => y >= top && y < bottom);
    const from = questions.findIndex(({ id }) => id === dragged);
    if (from >= 0 && to >= 0 && to !== from) onChange(moveQuestion(questions, from, to));
  });
  useEffect(() => {
    if (dragged === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    // The handle moves with its row and would lose a captured pointer.
    window.addEventListener('pointermove', ({ clientY }) => dragTo(clientY), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, () => setDragged(null), { signal });
    return () => listening.abort();
  }, [dragged]);
  const remove = (at: number) => {
    onChange(questions.toSpliced(at, 1));
    setSaid(`Question ${at + 1} removed`);
    focusSoon((questions[at + 1] ?? questions[at - 1])?.id);
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const added = newQuestion();
      onChange(questions.toSpliced(at + 1, 0, added));
      focusSoon(added.id);
    }
  };
  return (
    <>
      <ol
        ref={list}
        aria-label="Questions"
        className="overflow-hidden rounded-card border border-line bg-surface"
      >
        {questions.map((question, at) => (
          <li
            key={question.id}
            className={cx('border-line not-last:border-b', dragged === question.id && 'bg-wash')}
          >
            <Row
              question={question}
              at={at}
              count={questions.length}
              error={errors.get(question.id)}
              onText={(text) => onChange(questions.with(at, withText(question, text)))}
              onColumn={(column) => onChange(questions.with(at, { ...question, column }))}
              onKey={(event) => onKey(event, at)}
              onMove={(by) => move(at, at + by)}
              onRemove={() => remove(at)}
              onGrab={() => setDragged(question.id)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** A guess follows from the question: of another one nothing is known until it is saved. */
function withText({ column, ...question }: DraftQuestion, text: string): DraftQuestion {
  return { ...question, text, ...(column && !column.isGuessed && { column }) };
}

interface RowProps {
  readonly question: DraftQuestion;
  readonly at: number;
  readonly count: number;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onColumn: (column: Column) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onGrab: () => void;
}

function Row(props: RowProps) {
  const { question, at, count, error, onText, onColumn, onKey, onMove, onRemove, onGrab } = props;
  const name = `Question ${at + 1}`;
  const errorId = `question-error-${question.id}`;
  return (
    <div className="px-2">
      <div className="flex min-h-12 items-center gap-2">
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title="Drag to move, or Alt and an arrow"
          onPointerDown={(event) => {
            event.currentTarget.releasePointerCapture(event.pointerId);
            onGrab();
          }}
          className="grid size-7 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:bg-quiet active:cursor-grabbing"
        >
          <GripVertical className="size-4" />
        </button>
        <span aria-hidden="true" className="w-6 shrink-0 text-end text-ink-3 text-sm tabular-nums">
          {at + 1}
        </span>
        {/* Wraps, so that a long question is seen whole on a phone, and yet is one line of text. */}
        <textarea
          rows={1}
          data-question={question.id}
          aria-label={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          dir="auto"
          value={question.text}
          onChange={(event) => onText(event.target.value.replace(/[\r\n]+/g, ' '))}
          onKeyDown={onKey}
          placeholder="Type a question"
          className={cx(
            'my-1.5 min-w-0 flex-1 resize-none rounded-control border bg-transparent px-2 py-1 text-base [field-sizing:content] hover:border-control focus:border-accent focus:bg-surface focus:outline-none focus:ring-3 focus:ring-accent/20 max-sm:text-lg',
            error ? 'border-bad' : 'border-transparent',
          )}
        />
        <TypeMenu column={question.column} number={at + 1} onColumn={onColumn} />
        <Menu
          trigger={
            <IconButton label={`Actions for question ${at + 1}`}>
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuItem icon={<ArrowUp />} disabled={at === 0} onSelect={() => onMove(-1)}>
            Move up
          </MenuItem>
          <MenuItem icon={<ArrowDown />} disabled={at === count - 1} onSelect={() => onMove(1)}>
            Move down
          </MenuItem>
          <MenuItem icon={<Trash2 />} onSelect={onRemove}>
            Remove question
          </MenuItem>
        </Menu>
      </div>
      {question.column?.type === 'choice' && (
        <ChoiceList column={question.column} number={at + 1} onColumn={onColumn} />
      )}
      {error && (
        <p id={errorId} className="ps-17 pb-2 text-bad text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
