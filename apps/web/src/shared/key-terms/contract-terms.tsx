import type { KeyTerm } from '@recto/contract/key-terms';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '#lib/cx.ts';
import {
  countFound,
  groupTerms,
  isPhrase,
  questionFor,
  termsAsTable,
  type TermRow,
  withinSentence,
} from '#shared/key-terms/contract-term-text.ts';
import { moveByArrows } from '#shared/key-terms/move-by-arrows.ts';
import type { TermsProps } from '#shared/key-terms/terms-props.ts';
import { isAt, placeOf } from '#shared/key-terms/term-place.ts';
import { CitationChip } from '#shared/questions/page-chip.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

/** What lawyers look for first in a contract: each term leads to its clause; what was not found stands in folded lines. */
export function ContractTerms({ terms, onAsk, ...props }: TermsProps) {
  const title = useId();
  const groups = groupTerms(terms);
  const missing = terms.filter(({ state, isUnclear }) => state === 'none' && !isUnclear);
  const unclear = terms.filter(({ isUnclear }) => isUnclear);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <div className="flex items-baseline gap-2">
        <h3 id={title} className="text-sm font-semibold">
          Key terms
        </h3>
        <span className="grow text-xs text-ink-3 tabular-nums">{countFound(terms)}</span>
        <CopyButton
          label="Copy as table"
          variant="quiet"
          size="sm"
          className="-my-1.5 text-accent-ink!"
          text={termsAsTable(terms, props.nameOf)}
        />
      </div>
      <p className="mt-0.5 text-xs text-ink-3">
        Read on this machine, from {terms.length} kinds of clause; check before you rely on it
      </p>
      {/* Arrows go from row to row; each is reached by Tab too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={moveByArrows}>
        {groups.map(({ group, title: heading, rows }) => (
          <div key={group} className="mt-2 border-t border-line pt-2.5">
            {rows[0]?.label !== heading && (
              <h4 className="mb-0.5 text-xs font-medium text-ink-2">{heading}</h4>
            )}
            <ul>
              {rows.map((row, index) => (
                <li key={index}>
                  <Row row={row} {...props} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-2 border-b border-line">
        <NotShown title="Not clear from the words" terms={unclear} onAsk={onAsk} />
        <NotShown title="No clause found" terms={missing} onAsk={onAsk} />
      </div>
    </section>
  );
}

function Row({
  row: { term, label, text },
  file,
  place,
  onChoose,
}: Omit<TermsProps, 'terms' | 'onAsk'> & { readonly row: TermRow }) {
  const [citation] = term.citations;
  const to = placeOf(term);
  if (citation === undefined || to === null) return null;
  const isChosen = isAt(place, term);
  const isSure = term.state === 'found';
  const hasPhrase = isPhrase(term);
  return (
    <button
      type="button"
      aria-current={isChosen ? 'location' : undefined}
      className={cx(
        '-mx-2 grid w-[calc(100%+16px)] grid-cols-[108px_minmax(0,1fr)_auto] items-baseline gap-x-2.5 rounded-control border-s-[3px] py-1 ps-[5px] pe-2 text-start max-sm:min-h-10',
        isChosen ? 'border-accent bg-wash' : 'border-transparent hover:bg-quiet',
      )}
      onClick={() => onChoose(term, to)}
    >
      <span className="text-sm text-ink-2">
        {label}
        {!isSure && !hasPhrase && <Likely />}
      </span>
      <span className="min-w-0">
        <span
          className={cx(
            'font-read lining-nums',
            hasPhrase ? 'text-base' : 'line-clamp-2 text-sm',
            hasPhrase && isSure ? 'font-semibold text-ink' : 'text-ink-2',
          )}
          dir="auto"
          lang={file.lang}
        >
          {text}
        </span>
        {!isSure && hasPhrase && <Likely />}
        {hasPhrase && term.value?.type !== 'names' && (
          <span className="block truncate text-xs text-ink-3" dir="auto" lang={file.lang}>
            {citation.quote}
          </span>
        )}
      </span>
      <CitationChip
        citation={citation}
        kind={file.pageKind}
        isChosen={isChosen}
        look={isSure ? 'evidence' : 'close'}
      />
    </button>
  );
}

const Likely = () => <span className="text-xs whitespace-nowrap text-ink-3"> likely</span>;

/** That nothing was found does not say that there is nothing: each can be asked for. */
function NotShown({
  title,
  terms,
  onAsk,
}: {
  readonly title: string;
  readonly terms: readonly KeyTerm[];
  readonly onAsk: TermsProps['onAsk'];
}) {
  const [isShown, setShown] = useState(false);
  const list = useId();
  if (terms.length === 0) return null;
  return (
    <div className="border-t border-line">
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        className="flex min-h-9 w-full items-center gap-2 text-start text-sm text-ink-2 hover:text-ink"
        onClick={() => setShown(!isShown)}
      >
        <ChevronRight
          size={14}
          aria-hidden="true"
          className={cx('flex-none transition-transform', isShown && 'rotate-90')}
        />
        <span className="min-w-0 grow truncate">
          <span className="font-medium text-ink">{title}</span>
          {!isShown && `: ${terms.map(({ label }) => withinSentence(label)).join(', ')}`}
        </span>
        <span className="flex-none text-xs tabular-nums">{terms.length}</span>
      </button>
      {isShown && (
        <ul id={list} className="flex flex-wrap gap-x-1.5 gap-y-1 pb-2.5">
          {terms.map((term) => (
            <li key={term.key} className="text-sm text-ink-2">
              {onAsk ? (
                <button
                  type="button"
                  aria-label={`Ask: ${questionFor(term)}`}
                  className="rounded-control border border-line px-2 py-0.5 hover:border-control hover:text-accent-ink max-sm:min-h-9"
                  onClick={() => onAsk(questionFor(term))}
                >
                  {term.label}
                </button>
              ) : (
                <span className="px-1">{term.label}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
