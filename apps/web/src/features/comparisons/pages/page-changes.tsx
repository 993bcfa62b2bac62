import { useQuery } from '@tanstack/react-query';
import type { PageSide } from '#features/comparisons/pages/page-places.ts';
import { cx } from '#lib/cx.ts';
import { comparisonMarksOptions } from '#shared/comparisons/queries.ts';
import { boxStyle } from '#ui/document-viewer/frame/box-style.ts';
import { padBox } from '#ui/document-viewer/frame/geometry.ts';
import type { PageSize } from '#ui/document-viewer/frame/types.ts';
import '#features/comparisons/pages/page-changes.css';

interface PageChangesProps {
  readonly comparisonId: string;
  readonly side: PageSide;
  readonly page: number;
  /** In points. */
  readonly size: PageSize;
  readonly selectedId: number | null;
  readonly onSelect: (changeId: number) => void;
}

/**
 * What changed on a page, over its words: struck where it went, underlined where it came, framed where it moved. The list beside the
 * pages says the same to screen readers and keys.
 */
export function PageChanges({ comparisonId, side, page, size, selectedId, onSelect }: PageChangesProps) {
  const { data } = useQuery(comparisonMarksOptions(comparisonId, side, page));
  const boxes = (data ?? []).flatMap((mark) =>
    mark.boxes.map((box, at) => ({
      key: `${mark.changeId} ${mark.kind} ${mark.span.start} ${at}`,
      mark,
      style: boxStyle(padBox(box, size)),
    })),
  );
  return (
    <div aria-hidden="true">
      {/* The colour of tinted rows is taken out first: red over blue would be none of both. */}
      <div className="viewer-layer viewer-cleaner">
        {boxes.map(({ key, style }) => (
          <div key={key} style={style} />
        ))}
      </div>
      <div className="page-changes">
        {boxes.map(({ key, mark: { changeId, kind }, style }) => (
          <button
            key={key}
            type="button"
            tabIndex={-1}
            aria-label={`Change ${changeId}`}
            className={cx('page-change', `page-change-${kind}`)}
            data-testid="mark"
            data-change={changeId}
            data-kind={kind}
            data-current={changeId === selectedId || undefined}
            style={style}
            onClick={() => onSelect(changeId)}
          />
        ))}
      </div>
    </div>
  );
}
