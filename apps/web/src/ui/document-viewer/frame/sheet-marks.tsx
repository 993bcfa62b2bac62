import { boxStyle } from '#ui/document-viewer/frame/box-style.ts';
import { padBox } from '#ui/document-viewer/frame/geometry.ts';
import { PageMarks, SearchMarks } from '#ui/document-viewer/frame/page-marks.tsx';
import type { PageAnchor, PageBox, PageSize, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';

interface SheetMarksProps {
  readonly viewer: ViewerProps;
  readonly frame: Pick<ViewerFrameState, 'search' | 'currentHit'>;
  readonly page: number;
  /** The page at 100 %. */
  readonly size: PageSize;
  /** The sheet in CSS pixels. */
  readonly height: number;
}

/** Everything that lies over the words of a page: quotes, hits of a search, passages, where the contents led. */
export function SheetMarks({ viewer, frame, page, size, height }: SheetMarksProps) {
  const { search } = frame;
  return (
    <>
      <PageMarks
        marks={viewer.marks.filter((mark) => mark.page === page)}
        current={viewer.currentMark}
        size={size}
        height={height}
        glow={viewer.glow}
        onMark={viewer.onMark}
        isResting={search !== undefined}
      />
      {search && (
        <SearchMarks
          hits={search.hits.filter((hit) => hit.page === page)}
          current={frame.currentHit?.number ?? null}
          size={size}
        />
      )}
      {viewer.passages.map(
        (passage, index) =>
          passage.page === page && (
            <Outline
              key={index}
              boxes={passage.boxes}
              size={size}
              current={index === viewer.currentPassage}
            />
          ),
      )}
      {viewer.place?.page === page && <Place place={viewer.place} size={size} />}
    </>
  );
}

interface OutlineProps {
  readonly boxes: readonly PageBox[];
  readonly size: PageSize;
  readonly current: boolean;
}

/** Drawn within the room of its own lines: lines of text stand close, and a stroke further out would cross the next. */
function Outline({ boxes, size, current }: OutlineProps) {
  return (
    <div aria-hidden="true" className="viewer-layer" data-current={current || undefined}>
      {boxes.map((box, index) => (
        <div
          key={index}
          className="viewer-outline"
          data-testid="passage"
          style={boxStyle(padBox(box, size))}
        />
      ))}
      {boxes[0] && (
        <div className="viewer-tick" style={{ top: `${(boxes[0].y + boxes[0].height / 2) * 100}%` }} />
      )}
    </div>
  );
}

function Place({ place, size }: { readonly place: PageAnchor; readonly size: PageSize }) {
  if (place.isClose) return <Outline boxes={place.boxes} size={size} current />;
  if (!place.isEvidence) return <PlaceBar boxes={place.boxes} />;
  return <SearchMarks hits={[{ ...place, number: 1, hit: 1 }]} current={1} size={size} />;
}

/** Beside the lines to which the contents have led. */
function PlaceBar({ boxes }: { boxes: readonly PageBox[] }) {
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return null;
  return (
    <div aria-hidden="true" className="viewer-layer">
      <div
        className="viewer-place"
        data-testid="place"
        style={{ top: `${first.y * 100}%`, height: `${(last.y + last.height - first.y) * 100}%` }}
      />
    </div>
  );
}
