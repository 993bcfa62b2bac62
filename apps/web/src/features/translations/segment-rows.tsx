import type { TranslationDetails, TranslationSegment } from '@recto/contract/translations';
import { useEffect, useRef } from 'react';
import { cx } from '#lib/cx.ts';
import { MarkedTarget, MarkedSource } from './segment-text.tsx';

interface RowsProps {
  segments: readonly TranslationSegment[];
  translation: Pick<TranslationDetails, 'source' | 'target' | 'status'>;
  chosen: number | null;
  pointed: number | null;
  onChoose: (index: number) => void;
  onPoint: (index: number | null) => void;
}

/** Sentences that belong together follow each other in one paragraph. */
const PROSE: ReadonlySet<string> = new Set(['sentence', 'listItem', 'note', 'comment']);
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);

export const directionOf = (language: string): 'rtl' | 'ltr' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

/** Blocks of a page as rows of a grid: the original on one side, the translation on the other, sentence by sentence. */
export function SegmentRows({ segments, translation, ...linked }: RowsProps) {
  if (segments.length === 0)
    return (
      <p className="p-6 text-ink-3 text-sm">
        {translation.status === 'running'
          ? 'Nothing of this page is translated yet.'
          : 'No text on this page.'}
      </p>
    );
  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-surface py-3">
      {groupBlocks(segments).map((block) => (
        <BlockRow key={block[0]?.index} block={block} translation={translation} {...linked} />
      ))}
    </div>
  );
}

/** Cells of a table have a row each, however many stand in one block. */
function groupBlocks(segments: readonly TranslationSegment[]): TranslationSegment[][] {
  const blocks: TranslationSegment[][] = [];
  for (const segment of segments) {
    const [first] = blocks.at(-1) ?? [];
    const goesOn = first?.block === segment.block && first.kind === segment.kind && PROSE.has(segment.kind);
    if (goesOn) blocks.at(-1)?.push(segment);
    else blocks.push([segment]);
  }
  return blocks;
}

type BlockProps = Omit<RowsProps, 'segments'> & { block: readonly TranslationSegment[] };

function BlockRow({ block, translation, ...linked }: BlockProps) {
  const kind = block[0]?.kind ?? 'sentence';
  const look = cx(
    'min-w-0 px-6 py-1.5 font-read text-[17px]/7 max-sm:px-3 max-sm:text-base/6',
    kind === 'heading' && 'pt-4 font-semibold text-lg/7',
    kind === 'cell' && 'py-1 font-sans text-sm/6',
    kind === 'listItem' && 'ps-9',
    (kind === 'header' || kind === 'footer' || kind === 'note') && 'text-ink-2 text-sm/6',
  );
  return (
    <div
      className={cx(
        'grid grid-cols-2 [contain-intrinsic-block-size:auto_3rem] [content-visibility:auto]',
        kind === 'cell' && 'border-line border-b',
      )}
    >
      <div
        dir={directionOf(translation.source)}
        lang={translation.source}
        className={cx(look, 'border-line border-e')}
      >
        {block.map((segment) => (
          <Sentence key={segment.index} segment={segment} side="source" {...linked} />
        ))}
      </div>
      <div dir={directionOf(translation.target)} lang={translation.target} className={look}>
        {block.map((segment) => (
          <Sentence key={segment.index} segment={segment} side="target" {...linked} />
        ))}
      </div>
    </div>
  );
}

type SentenceProps = Omit<BlockProps, 'block' | 'translation'> & {
  segment: TranslationSegment;
  side: 'source' | 'target';
};

/** Pointing at a sentence, or focusing it, lights it on both sides. */
function Sentence({ segment, side, chosen, pointed, onChoose, onPoint }: SentenceProps) {
  const { index, done, target } = segment;
  const element = useRef<HTMLSpanElement>(null);
  const isChosen = chosen === index;
  useEffect(() => {
    if (isChosen && side === 'source') element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen, side]);
  const look = cx(
    'cursor-pointer rounded-[4px] box-decoration-clone',
    (isChosen || pointed === index) && 'bg-wash',
    isChosen && 'ring-1 ring-wash-line',
  );
  if (side === 'target' && (!done || target === ''))
    return <span className="px-0.5 text-ink-3 text-sm">{done ? '— not translated' : '…'} </span>;
  return (
    <>
      {/* A real button is a box of its own and would not run over the end of a line. */}
      <span
        ref={element}
        role="button"
        tabIndex={0}
        aria-pressed={isChosen}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChoose(index);
        }}
        onClick={() => onChoose(index)}
        onPointerEnter={() => onPoint(index)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(index)}
        onBlur={() => onPoint(null)}
        className={look}
      >
        {side === 'source' ? <MarkedSource segment={segment} /> : <MarkedTarget segment={segment} />}
      </span>{' '}
    </>
  );
}
