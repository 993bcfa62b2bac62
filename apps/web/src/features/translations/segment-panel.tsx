import type { TranslationDetails, TranslationSegment } from '@recto/contract/translations';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { CorrectSegment } from './correct-segment.tsx';
import { useCorrectSegment } from './mutations.ts';
import { isToLookAt } from './to-look-at.ts';

interface PanelProps {
  translation: TranslationDetails;
  page: number;
  segments: readonly TranslationSegment[];
  /** The one that is chosen. */
  segment: TranslationSegment | null;
  onChoose: (index: number) => void;
}

/** The sentence that is chosen, what is to be looked at on the page, and the terms that are used on it. */
export function SegmentPanel({ translation, page, segments, segment, onChoose }: PanelProps) {
  const open = segments.filter(isToLookAt);
  const checks = segments.flatMap((one) => one.checks);
  return (
    <aside
      aria-label="Checks and corrections"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      className="min-h-0 overflow-y-auto border-line border-s max-lg:max-h-[34vh] max-lg:border-s-0 max-lg:border-t"
    >
      {segment && (
        <CorrectSegment key={segment.index} translation={translation} page={page} segment={segment} />
      )}
      <Section
        title="To look at"
        aside={
          checks.length === 0
            ? 'this page'
            : `${checks.filter(({ ok }) => ok).length} of ${checks.length} agree`
        }
      >
        {open.length === 0 && (
          <p className="text-ink-2 text-sm">
            {segments.some(({ done }) => done) || translation.status !== 'running'
              ? 'Nothing on this page.'
              : 'Nothing is translated here yet.'}
          </p>
        )}
        <ul className="grid gap-3">
          {open.map((one) => (
            <OpenPoint
              key={one.index}
              translation={translation}
              page={page}
              segment={one}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </Section>
      <UsedTerms segments={segments} />
    </aside>
  );
}

const Section = ({ title, aside, children }: { title: string; aside: string; children: ReactNode }) => (
  <section className="border-line border-b px-5 py-4">
    <h2 className="mb-2.5 flex items-baseline justify-between gap-3 font-semibold text-sm">
      {title}
      <span className="font-normal text-ink-3 text-xs">{aside}</span>
    </h2>
    {children}
  </section>
);

const KINDS = { number: 'number', date: 'date', name: 'name' } as const;

type OpenPointProps = Pick<PanelProps, 'translation' | 'page' | 'onChoose'> & { segment: TranslationSegment };

function OpenPoint({ translation, page, segment, onChoose }: OpenPointProps) {
  const confirm = useCorrectSegment(translation._id, page);
  return (
    <li className="text-sm">
      <ul className="grid gap-1">
        {segment.terms
          .filter(({ applied }) => !applied)
          .map(({ source, target, start, reason }) => (
            <li key={start}>
              <span className="me-2 rounded-sm bg-changed-bg px-1.5 py-0.5 font-medium text-changed text-xs">
                term not applied
              </span>
              <b className="font-semibold">{source}</b> → {target}
              {reason && <span className="text-ink-2">. {reason}</span>}
            </li>
          ))}
        {segment.checks
          .filter(({ ok }) => !ok)
          .map(({ kind, text }) => (
            <li key={`${kind} ${text}`}>
              <span className="me-2 rounded-sm bg-changed-bg px-1.5 py-0.5 font-medium text-changed text-xs">
                {KINDS[kind]}
              </span>
              <b className="font-semibold">{text}</b>
              <span className="text-ink-2"> is not in the translation.</span>
            </li>
          ))}
      </ul>
      <div className="mt-2 flex gap-2">
        <Button size="sm" onClick={() => onChoose(segment.index)}>
          Show
        </Button>
        <Button
          size="sm"
          variant="quiet"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ index: segment.index, confirmed: true })}
        >
          It is right
        </Button>
      </div>
    </li>
  );
}

/** Each term that occurs on the page, and how often. */
function UsedTerms({ segments }: Pick<PanelProps, 'segments'>) {
  const used = Map.groupBy(
    segments.flatMap(({ terms }) => terms),
    ({ source, target }) => `${source.toLowerCase()} → ${target}`,
  );
  if (used.size === 0) return null;
  return (
    <Section title="Used on this page" aside={plural(used.size, 'term')}>
      <ul className="grid gap-1.5 text-sm">
        {[...used].map(([name, [first, ...others]]) => (
          <li key={name} className="flex items-baseline gap-2">
            <span className="min-w-0">
              <b className="font-semibold">{first?.source}</b> → {first?.target}
            </span>
            <span className="ms-auto flex items-center gap-1.5 text-ink-3 text-xs tabular-nums">
              {first?.applied && others.every(({ applied }) => applied) && (
                <Check aria-label="applied" className="size-3.5" />
              )}
              {others.length + 1}×
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
