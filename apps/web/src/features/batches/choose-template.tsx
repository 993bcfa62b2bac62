import type { Template } from '@recto/contract/templates';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

interface ChooseTemplateProps {
  readonly templates: readonly Template[];
  readonly chosen: Template | null;
  readonly onChoose: (template: Template) => void;
}

/** The template of a batch; the one that is chosen shows its questions. */
export function ChooseTemplate({ templates, chosen, onChoose }: ChooseTemplateProps) {
  if (templates.length === 0)
    return (
      <EmptyState
        icon={<ListChecks />}
        title="No templates yet"
        action={
          <Link to="/question-template" className={buttonClass('primary')}>
            New template
          </Link>
        }
      >
        A template is a named list of questions. Make one, or begin with a ready one.
      </EmptyState>
    );
  return (
    <div role="radiogroup" aria-label="Question template" className="space-y-2.5">
      {templates.map((template) => {
        const isChosen = template._id === chosen?._id;
        return (
          <label
            key={template._id}
            className={cx(
              'flex cursor-pointer gap-3 rounded-card border bg-surface p-3.5 transition-colors',
              isChosen ? 'border-accent ring-1 ring-accent' : 'border-line hover:bg-quiet',
            )}
          >
            <input
              type="radio"
              name="template"
              aria-label={template.name}
              checked={isChosen}
              onChange={() => onChoose(template)}
              className="mt-0.5 size-4 flex-none accent-accent"
            />
            <span className="min-w-0">
              <span dir="auto" className="block break-words font-semibold text-sm">
                {template.name}
              </span>
              <span className="block text-ink-2 text-xs">
                {plural(template.questions.length, 'question')}
              </span>
              {isChosen && (
                <span className="mt-2 block space-y-1 text-ink-2 text-xs">
                  {template.questions.map((question) => (
                    <span key={question} dir="auto" className="block">
                      {question}
                    </span>
                  ))}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
