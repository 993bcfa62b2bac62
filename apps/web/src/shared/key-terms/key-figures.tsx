import type { KeyTerm } from '@recto/contract/key-terms';
import { useId } from 'react';
import { cx } from '#lib/cx.ts';
import { countFound } from '#shared/key-terms/contract-term-text.ts';
import { figuresAsTable, sayPrevious, yearOf } from '#shared/key-terms/figure-text.ts';
import { isAt, placeOf } from '#shared/key-terms/term-place.ts';
import { moveByArrows } from '#shared/key-terms/move-by-arrows.ts';
import type { TermsProps } from '#shared/key-terms/terms-props.ts';
import { CitationChip } from '#shared/questions/page-chip.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

/** What readers of an annual report look for first, each leading to its place. */
export function KeyFigures({ file, terms, place, nameOf, onChoose }: TermsProps) {
  const title = useId();
  const found = terms.filter(({ citations }) => citations.length > 0);
  const missing = terms.filter(({ state }) => state === 'none');
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <div className="flex items-baseline gap-2">
        <h3 id={title} className="text-sm font-semibold">
          Key figures
        </h3>
        <span className="grow text-xs text-ink-3 tabular-nums">{countFound(terms)}</span>
        <CopyButton
          label="Copy as table"
          variant="quiet"
          size="sm"
          className="-my-1.5 text-accent-ink!"
          text={figuresAsTable(found, nameOf)}
        />
      </div>
      <p className="mt-0.5 border-b border-line pb-2 text-xs text-ink-3">
        Read on this machine; check before you rely on it
      </p>
      {/* Each row is reached by Tab too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul onKeyDown={moveByArrows}>
        {found.map((term) => (
          <li key={term.key} className="border-b border-line">
            <Figure term={term} file={file} place={place} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="pt-2 text-xs text-ink-3">
          Not found: {missing.map(({ label }) => label.toLowerCase()).join(' · ')}
        </p>
      )}
    </section>
  );
}

interface FigureProps extends Pick<TermsProps, 'file' | 'place' | 'onChoose'> {
  readonly term: KeyTerm;
}

function Figure({ term, file, place, onChoose }: FigureProps) {
  const [citation] = term.citations;
  const to = placeOf(term);
  if (citation === undefined || to === null) return null;
  const isChosen = isAt(place, term);
  const isSure = term.state === 'found';
  const year = yearOf(term.value);
  const previous = sayPrevious(term.previous);
  return (
    <button
      type="button"
      aria-current={isChosen ? 'location' : undefined}
      className={cx(
        '-mx-2 flex w-[calc(100%+16px)] flex-col gap-0.5 rounded-control border-s-[3px] px-2 py-2 text-start',
        isChosen ? 'border-accent bg-wash' : 'border-transparent hover:bg-quiet',
      )}
      onClick={() => onChoose(term, to)}
    >
      <span className="flex items-center justify-between gap-2 text-sm text-ink-2">
        <span>
          {term.label}
          {!isSure && <span className="ml-1.5 rounded-[4px] bg-quiet-2 px-1.5 py-0.5 text-xs">likely</span>}
        </span>
        <CitationChip
          citation={citation}
          kind={file.pageKind}
          isChosen={isChosen}
          look={isSure ? 'evidence' : 'close'}
        />
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <span
            className={cx('font-read text-lg lining-nums', isSure ? 'font-semibold text-ink' : 'text-ink-2')}
          >
            {term.text}
          </span>
          {year && <span className="ml-1.5 text-xs text-ink-2">· fiscal {year}</span>}
        </span>
        {previous && <span className="text-xs text-ink-3 tabular-nums">{previous}</span>}
      </span>
    </button>
  );
}
