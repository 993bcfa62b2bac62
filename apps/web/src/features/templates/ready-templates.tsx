import { READY_TEMPLATES } from '@recto/contract/ready-templates';
import { useId } from 'react';
import { plural } from '#lib/format.ts';
import { useSaveTemplate } from './mutations.ts';

/** Templates that one click makes one's own. */
export function ReadyTemplates({ onTaken }: { readonly onTaken: (id: string) => void }) {
  const save = useSaveTemplate();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mx-auto w-full max-w-180 px-4">
      <h2 id={titleId} className="pb-2 text-center text-ink-2 text-sm">
        Or begin with one of these; you can change everything in it
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {READY_TEMPLATES.map((content) => (
          <li key={content.name}>
            <button
              type="button"
              disabled={save.isPending}
              onClick={() => save.mutate({ id: null, content }, { onSuccess: ({ _id }) => onTaken(_id) })}
              className="flex h-full w-full flex-col items-start rounded-card border border-line bg-surface p-4 text-start shadow-low transition-colors not-disabled:hover:bg-quiet disabled:opacity-60"
            >
              <span className="block font-semibold text-sm">{content.name}</span>
              <span className="block text-ink-2 text-xs">{plural(content.questions.length, 'question')}</span>
              <span className="mt-2 block text-ink-3 text-xs">
                {content.questions.slice(0, 3).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
