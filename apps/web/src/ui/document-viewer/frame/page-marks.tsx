import { boxStyle } from '#ui/document-viewer/frame/box-style.ts';
import { padBox, stackTops } from '#ui/document-viewer/frame/geometry.ts';
import type { PageBox, PageMark, PageSize } from '#ui/document-viewer/frame/types.ts';

const TAB_HEIGHT = 16;

interface PageMarksProps {
  readonly marks: readonly PageMark[];
  /** Number of the current mark. */
  readonly current: number | null;
  /** The page in points. */
  readonly size: PageSize;
  /** The sheet in CSS pixels. */
  readonly height: number;
  readonly glow: number;
  readonly onMark: (mark: PageMark) => void;
  /** Underlined only, beside the hits of a search: yellow has one meaning at a time. */
  readonly isResting: boolean;
}

/**
 * Three layers over the words: a cleaner that takes the colour out of tinted ground (yellow over blue turns green),
 * the yellow itself, and the edge of the current mark. Each layer is multiplied as a whole, so that boxes of
 * neighbouring lines that overlap do not darken each other.
 */
export function PageMarks({ marks, current, size, height, glow, onMark, isResting }: PageMarksProps) {
  const padded = marks.map((mark) => ({ ...mark, boxes: mark.boxes.map((box) => padBox(box, size)) }));
  const quiet = padded.filter((mark) => mark.number !== current);
  const chosen = padded.filter((mark) => mark.number === current);
  if (isResting)
    return (
      <>
        <Boxes layer="viewer-rest" marks={padded} />
        <Tabs marks={padded} current={null} height={height} onMark={onMark} />
      </>
    );
  return (
    <>
      <Boxes layer="viewer-cleaner" marks={padded} />
      <Boxes layer="viewer-ink" marks={quiet} isMark />
      <Boxes key={`ink ${glow}`} layer="viewer-ink viewer-ink-current" marks={chosen} isMark />
      <Boxes key={`edge ${glow}`} layer="viewer-edge" marks={chosen} />
      <Tabs marks={padded} current={current} height={height} onMark={onMark} />
    </>
  );
}

interface SearchMarksProps {
  readonly hits: readonly PageMark[];
  readonly current: number | null;
  readonly size: PageSize;
}

/** The words of a search, marked as quotes are but without numbers. */
export function SearchMarks({ hits, current, size }: SearchMarksProps) {
  const padded = hits.map((hit) => ({ ...hit, boxes: hit.boxes.map((box) => padBox(box, size)) }));
  const chosen = padded.filter((hit) => hit.number === current);
  return (
    <div data-testid="search-marks">
      <Boxes layer="viewer-cleaner" marks={padded} />
      <Boxes layer="viewer-ink" marks={padded.filter((hit) => hit.number !== current)} />
      <Boxes key={`ink ${current}`} layer="viewer-ink viewer-ink-current" marks={chosen} />
      <Boxes key={`edge ${current}`} layer="viewer-edge" marks={chosen} />
    </div>
  );
}

function Boxes({ layer, marks, isMark }: { layer: string; marks: readonly PageMark[]; isMark?: boolean }) {
  return (
    <div aria-hidden="true" className={`viewer-layer ${layer}`}>
      {marks.flatMap((mark) =>
        mark.boxes.map((box) => (
          <div
            key={`${mark.number} ${box.x} ${box.y}`}
            style={boxStyle(box)}
            {...(isMark && { 'data-testid': 'mark', 'data-hit': mark.hit })}
          />
        )),
      )}
    </div>
  );
}

/** The numbers at the page's left edge, beside the first line of each mark. */
function Tabs({ marks, current, height, onMark }: Omit<PageMarksProps, 'size' | 'glow' | 'isResting'>) {
  const placed = marks.filter((mark) => mark.boxes.length > 0);
  const tops = stackTops(
    placed.map((mark) => middle(mark.boxes) * height - TAB_HEIGHT / 2),
    TAB_HEIGHT,
  );
  return placed.map((mark, index) => (
    <button
      key={mark.number}
      type="button"
      className="viewer-tab"
      aria-label={`Quote ${mark.number}`}
      aria-current={mark.number === current || undefined}
      style={{ top: tops[index], height: TAB_HEIGHT }}
      onClick={() => onMark(mark)}
    >
      {mark.number}
    </button>
  ));
}

function middle(boxes: readonly PageBox[]): number {
  const top = boxes.reduce((least, box) => (box.y < least.y ? box : least));
  return top.y + top.height / 2;
}
