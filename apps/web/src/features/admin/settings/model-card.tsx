import type { ModelServers, SettingItem } from '@recto/contract/admin-settings';
import { CircleAlert, CircleCheck, Cpu, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError, sentenceOf } from '#lib/api-error.ts';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useUseModel } from './mutations.ts';
import { SettingState } from './setting-row.tsx';
import { WhoMayUseIt } from './who-may-use-it.tsx';
import { describeFound, tellFit, timeOf } from './words.ts';

type Server = ModelServers['servers'][number];

interface FrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly state: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** What there is to say of the language model, with who may use it. */
const Frame = ({ title, lead, state, children, footer }: FrameProps) => (
  <section
    aria-label="Language model"
    className="mx-6 mb-4 overflow-hidden rounded-card border border-line bg-surface max-sm:mx-4"
  >
    <header className="flex flex-wrap items-start gap-x-3.5 gap-y-2 px-5 py-4">
      <span className="grid size-10 flex-none place-items-center rounded-field bg-wash text-accent-ink">
        <Cpu aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-semibold text-base [overflow-wrap:anywhere]">{title}</h2>
        <p className="text-pretty text-ink-2 text-sm">{lead}</p>
      </div>
      {state}
    </header>
    <div className="grid border-line border-t lg:grid-cols-[minmax(0,1fr)_minmax(300px,40%)]">
      <div className="min-w-0 px-5 py-4">{children}</div>
      <div className="min-w-0 border-line px-5 py-4 max-lg:border-t lg:border-s">
        <WhoMayUseIt />
      </div>
    </div>
    {footer && <footer className="border-line border-t bg-bg px-5 py-3.5">{footer}</footer>}
  </section>
);

interface FoundModelsProps {
  readonly servers: readonly Server[];
  readonly memory: ModelServers['memory'];
  readonly onLater: () => void;
  readonly onOther: () => void;
}

/** Servers that answer on this machine: one of their models is chosen, tried and used. */
export function FoundModels({ servers, memory, onLater, onOther }: FoundModelsProps) {
  const choices = servers.flatMap(({ baseUrl, name: server, models }) =>
    models.map((model) => ({ ...model, baseUrl, server, id: `${baseUrl} ${model.name}` })),
  );
  const [chosenId, choose] = useState(choices[0]?.id);
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0];
  const use = useUseModel();
  const [first] = servers;
  if (!first || !chosen) return null;
  const names = servers.map(({ name, models }) => `${name}, ${plural(models.length, 'model')}`).join('; ');
  const hosts = servers.map(({ baseUrl }) => new URL(baseUrl).host);
  return (
    <Frame
      title={`A language model answers on this machine: ${names}`}
      lead={
        <>
          {'At '}
          <span className="font-mono text-xs">{hosts.join(', ')}</span>. Every sentence that it writes is
          checked against the page before it is shown.
        </>
      }
      state={<span className="mt-1 text-ink-2 text-sm">Found, not in use yet</span>}
    >
      <fieldset disabled={use.isPending}>
        <legend className="mb-2 font-semibold text-ink-2 text-xs">Model</legend>
        <div className="overflow-hidden rounded-field border border-line">
          {choices.map(({ id, name, server, bytes, contextTokens }) => {
            const fit = tellFit(bytes, memory);
            const told = describeFound({ bytes, contextTokens });
            return (
              <label
                key={id}
                className="flex cursor-pointer items-center gap-3.5 border-line px-3.5 py-2.5 has-checked:bg-wash not-first:border-t has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2"
              >
                <input
                  type="radio"
                  name="found-model"
                  className="size-4 flex-none accent-accent outline-none"
                  checked={id === chosen.id}
                  onChange={() => choose(id)}
                />
                <span className="min-w-0 flex-1">
                  <b className="block font-medium text-ink text-sm [overflow-wrap:anywhere]">{name}</b>
                  <span className="block text-ink-2 text-xs">
                    {[servers.length > 1 ? server : '', told].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {fit && (
                  <span className={cx('flex-none text-xs', fit.isTooLarge ? 'text-warn' : 'text-ink-2')}>
                    {fit.text}
                  </span>
                )}
              </label>
            );
          })}
        </div>
      </fieldset>
      {use.error && (
        <div className="mt-3">
          <Notice tone="bad">{`${chosen.name} is not used. ${sentenceOf(use.error)}`}</Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          loading={use.isPending}
          onClick={() =>
            use.mutate({ provider: 'openai-compatible', baseUrl: chosen.baseUrl, model: chosen.name })
          }
        >
          Use it
        </Button>
        <Button variant="quiet" onClick={onLater}>
          Not now
        </Button>
        <Button variant="quiet" onClick={onOther}>
          Another one…
        </Button>
        <span role="status" className="ms-auto text-ink-3 text-xs">
          {use.isPending ? 'Asking it a question on the sample…' : 'Tried first; can be changed at any time'}
        </span>
      </div>
    </Frame>
  );
}

interface UsedModelProps {
  readonly item: SettingItem;
  readonly isTesting: boolean;
  readonly onTest: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
  readonly isRemoving: boolean;
}

/** The model that was set here, and what it answered when it was tried last. */
export function UsedModel({ item, isTesting, onTest, onChange, onRemove, isRemoving }: UsedModelProps) {
  const { model } = item;
  if (!model) return null;
  const facts = [
    ['Address', model.baseUrl ?? 'that of Anthropic'],
    ['Key', model.hasKey ? 'stored sealed, never shown' : 'none'],
    ['Embeddings', model.embeddingModel ?? 'none: passages are found by their words'],
  ] as const;
  return (
    <Frame
      title={`${model.model} ${item.state === 'error' ? 'does not answer' : 'answers questions'}`}
      lead="Set here, in use without a restart. Every sentence that it writes is checked against the page before it is shown."
      state={
        <div className="mt-1">
          <SettingState item={item} />
        </div>
      }
      footer={<LastTest item={item} isTesting={isTesting} onTest={onTest} />}
    >
      <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="text-ink [overflow-wrap:anywhere]">{fact}</dd>
          </div>
        ))}
      </dl>
      {item.warning && <p className="mt-3 text-sm text-warn">{`${item.warning} ${item.advice ?? ''}`}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={onChange}>Change…</Button>
        <Button variant="danger" loading={isRemoving} onClick={onRemove}>
          Do without it
        </Button>
      </div>
    </Frame>
  );
}

function LastTest({
  item: { lastTest, model },
  isTesting,
  onTest,
}: Omit<UsedModelProps, 'onChange' | 'onRemove' | 'isRemoving'>) {
  const now = useNow();
  const hasFailed = lastTest?.outcome === 'failed';
  const evidence = lastTest?.evidence;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Button icon={<Play />} loading={isTesting} aria-label="Test language model" onClick={onTest}>
        Test
      </Button>
      {lastTest && (
        <div className="flex min-w-0 flex-1 basis-64 gap-2 text-sm">
          {hasFailed ? (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-bad" />
          ) : (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 flex-none text-ok" />
          )}
          <div className="min-w-0">
            <p className={hasFailed ? 'text-bad' : 'font-medium text-ink'}>
              {hasFailed
                ? `${lastTest.text} Answers come from the documents themselves meanwhile.`
                : lastTest.text}
            </p>
            {evidence && (
              <p className="text-ink-2">
                <q className="font-serif text-[15px]">{evidence.quote}</q>{' '}
                <span className="whitespace-nowrap rounded-[5px] bg-quiet-2 px-1.5 py-0.5 font-medium text-ink-2 text-xs">
                  {`p. ${evidence.page} of the sample`}
                </span>
              </p>
            )}
          </div>
        </div>
      )}
      {lastTest && (
        <span className="text-ink-3 text-xs">{`${model?.model ?? ''} · ${timeOf(lastTest.at, now)}`}</span>
      )}
    </div>
  );
}

/** The fields that the server refuses by name. */
export const fieldsOf = (error: Error): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};
