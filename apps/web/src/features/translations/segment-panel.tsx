import type { SegmentTerm, TranslationDetails, TranslationSegment } from '@recto/contract/translations';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { plural } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { CorrectSegment, type WantedWords } from './correct-segment.tsx';
import { useCorrectSegment } from './mutations.ts';
import { openSegmentsOptions } from './queries.ts';
import { isToLookAt } from './to-look-at.ts';

interface PanelProps {
  translation: TranslationDetails;
  page: number;
  segments: readonly TranslationSegment[];
  /** The one that is chosen. */
  segment: TranslationSegment | null;
  /** Shows a sentence, on its page. */
  onChoose: (segment: TranslationSegment) => void;
}

/** The sentence that is chosen, what is to be looked at on the page, and the terms that are used on it. */
export function SegmentPanel({ translation, page, segments, segment, onChoose }: PanelProps) {
  const [isWhole, setWhole] = useState(false);
  const [wanted, setWanted] = useState<WantedWords | null>(null);
  const { data: all } = useQuery({ ...openSegmentsOptions(translation._id), enabled: isWhole });
  const open = isWhole ? (all?.items ?? []) : segments.filter(isToLookAt);
  const elsewhere = translation.pages > 1 && translation.counts.openPoints > 0;
  const checks = segments.flatMap((one) => one.checks);
  return (
    <aside
      aria-label="Checks and corrections"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      className="min-h-0 overflow-y-auto border-line border-s max-lg:max-h-[34vh] max-lg:border-s-0 max-lg:border-t"
    >
      {segment && (
        <CorrectSegment
          key={segment.index}
          translation={translation}
          page={page}
          segment={segment}
          wanted={wanted?.index === segment.index ? wanted : null}
        />
      )}
      <Section
        title="To look at"
        aside={
          isWhole
            ? 'all pages'
            : checks.length === 0
              ? 'this page'
              : `${checks.filter(({ ok }) => ok).length} of ${checks.length} agree`
        }
      >
        {(elsewhere || isWhole) && (
          <button
            type="button"
            aria-pressed={isWhole}
            className="link mb-2.5 text-sm"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'This page only' : `List ${plural(translation.counts.openPoints, 'open point')}`}
          </button>
        )}
        {isWhole && all && all.total > all.items.length && (
          <p className="mb-2.5 text-ink-2 text-xs">
            {`The first ${all.items.length} of ${all.total.toLocaleString('en-US')}.`}
          </p>
        )}
        {open.length === 0 && !(isWhole && !all) && (
          <p className="text-ink-2 text-sm">
            {segments.some(({ done }) => done) || translation.status !== 'running'
              ? isWhole
                ? 'Nothing is left to look at.'
                : 'Nothing on this page.'
              : 'Nothing is translated here yet.'}
          </p>
        )}
        <ul className="grid gap-3">
          {open.map((one) => (
            <OpenPoint
              key={one.index}
              translation={translation}
              segment={one}
              isWhole={isWhole}
              onChoose={onChoose}
              onWrite={(words) => {
                onChoose(one);
                setWanted(words);
              }}
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

type OpenPointProps = Pick<PanelProps, 'translation' | 'onChoose'> & {
  segment: TranslationSegment;
  /** Among those of other pages. */
  isWhole: boolean;
  onWrite: (wanted: WantedWords) => void;
};

function OpenPoint({ translation, segment, isWhole, onChoose, onWrite }: OpenPointProps) {
  const confirm = useCorrectSegment(translation._id, segment.page);
  const missing = segment.terms.filter(({ applied }) => !applied);
  const writable = [...new Map(missing.map((term) => [term.target, term])).values()];
  return (
    <li className="text-sm">
      {isWhole && translation.pages > 1 && <p className="mb-1 text-ink-3 text-xs">Page {segment.page}</p>}
      <ul className="grid gap-1">
        {missing.map(({ source, target, start, reason }) => (
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
      <div className="mt-2 flex flex-wrap gap-2">
        {writable.map(({ target, start }) => (
          <Button
            key={target}
            size="sm"
            onClick={() =>
              onWrite({
                index: segment.index,
                words: target,
                share: start / Math.max(1, segment.source.length),
              })
            }
          >
            {`Write “${target}”`}
          </Button>
        ))}
        <Button size="sm" variant={writable.length > 0 ? 'quiet' : 'plain'} onClick={() => onChoose(segment)}>
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
              <Applied terms={first ? [first, ...others] : others} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How often a term is applied, of how often it occurs. */
function Applied({ terms }: { terms: readonly SegmentTerm[] }) {
  const applied = terms.filter((term) => term.applied).length;
  if (applied < terms.length)
    return <span className="text-changed">{`${applied} of ${terms.length} applied`}</span>;
  return (
    <>
      <Check aria-label="applied" className="size-3.5" />
      {terms.length}×
    </>
  );
}
