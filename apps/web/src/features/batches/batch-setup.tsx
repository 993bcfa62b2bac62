import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useProductName } from '#lib/configuration.ts';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { templatesQuery } from '#shared/templates/queries.ts';
import { Button } from '#ui/button.tsx';
import { BatchSize } from './batch-size.tsx';
import { useBatchRoom } from './batch-room.ts';
import { ChooseFiles } from './choose-files.tsx';
import { ChooseTemplate } from './choose-template.tsx';
import { useStartBatch } from './mutations.ts';

/** Several files and a template: how many questions that is, about how long they take, and the start. */
export function BatchSetup() {
  const productName = useProductName();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(params.getAll('file')));
  const [tab, setTab] = useState<'files' | 'template'>('files');
  const { data: templates = [], isPending } = useQuery(templatesQuery);
  // The address follows, a moment too late for a radio button that has been pressed.
  const [templateId, setTemplateId] = useState(params.get('template'));
  const template = templates.find(({ _id }) => _id === templateId) ?? null;
  const start = useStartBatch();
  const set = (name: string, value: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        next.set('several', '');
        return next;
      },
      { replace: true },
    );
  const questions = template?.questions.length ?? 0;
  const cells = chosen.size * questions;
  const room = useBatchRoom(chosen.size, questions);
  const tabs = [
    { id: 'files', label: `Files · ${chosen.size}` },
    { id: 'template', label: template ? `Template · ${plural(questions, 'question')}` : 'Template' },
  ] as const;
  return (
    <form
      className="flex h-full min-h-80 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (template && chosen.size > 0) start.mutate({ fileIds: [...chosen], templateId: template._id });
      }}
    >
      <title>{`Ask several files · ${productName}`}</title>
      <header className="flex flex-none flex-wrap items-baseline gap-x-4 px-6 pt-5 pb-3 max-sm:px-4">
        <h1 className="font-semibold text-[21px]/7 tracking-[-0.012em]">Ask several files</h1>
        <Link to="/qna" className="link text-sm">
          Ask one file instead
        </Link>
      </header>
      <div className="flex flex-none border-line border-b md:hidden">
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={tab === id}
            onClick={() => setTab(id)}
            className={cx(
              'h-11 flex-1 border-b-2 font-medium text-sm',
              tab === id ? 'border-accent text-ink' : 'border-transparent text-ink-2',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_376px]">
        <section
          aria-label="Files"
          className={cx('flex min-h-0 flex-col', tab !== 'files' && 'max-md:hidden')}
        >
          <Step number={1} title="Files" aside={`${chosen.size} selected`} />
          <div className="min-h-0 flex-1">
            <ChooseFiles
              folderId={params.get('folder')}
              onFolder={(id) => set('folder', id)}
              chosen={chosen}
              onChoose={setChosen}
            />
          </div>
        </section>
        <section
          aria-label="Question template"
          className={cx(
            'flex min-h-0 flex-col border-line md:border-s',
            tab !== 'template' && 'max-md:hidden',
          )}
        >
          <Step number={2} title="Question template" />
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6 max-sm:px-4 max-sm:pt-3">
            {!isPending && (
              <ChooseTemplate
                templates={templates}
                chosen={template}
                onChoose={({ _id }) => {
                  setTemplateId(_id);
                  set('template', _id);
                }}
              />
            )}
          </div>
        </section>
      </div>
      <footer
        data-bottom-bar
        className="flex flex-none flex-wrap items-center gap-x-6 gap-y-3 border-line border-t bg-surface px-6 py-3.5 max-sm:px-4"
      >
        <BatchSize files={chosen.size} questions={questions} room={room} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<MessageSquareText />}
          loading={start.isPending}
          disabled={cells === 0 || !room.isEnough}
          className="max-sm:w-full"
        >
          Start Question Answering
        </Button>
      </footer>
    </form>
  );
}

function Step({ number, title, aside }: { number: number; title: string; aside?: string }) {
  return (
    <h2 className="flex flex-none items-center gap-2.5 px-6 pb-3 font-semibold text-base max-md:sr-only">
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center rounded-full bg-wash text-accent-ink text-xs"
      >
        {number}
      </span>
      {title}
      {aside && <span className="font-normal text-ink-2 text-sm tabular-nums">{aside}</span>}
    </h2>
  );
}
