import { cx } from '#lib/cx.ts';

interface ViewChoiceProps<View extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: View, label: string])[];
  readonly value: View;
  readonly onChange: (view: View) => void;
}

/** How pages are shown: one of a few ways. */
export function ViewChoice<View extends string>({ label, options, value, onChange }: ViewChoiceProps<View>) {
  return (
    <div role="group" aria-label={label} className="flex flex-none rounded-md bg-quiet p-0.5">
      {options.map(([option, name]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className={cx(
            'h-6 rounded-[5px] px-2 font-medium text-xs',
            option === value
              ? 'bg-surface text-ink shadow-sm ring-1 ring-control'
              : 'text-ink-2 hover:text-ink',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
