import type { Cell } from '@recto/contract/batches';
import type { ColumnType } from '@recto/contract/templates';
import { fileExtension } from '@recto/contract/file-names';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Maximize2, Minimize2, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { CopyMenu } from '#shared/questions/copy-menu.tsx';
import { cellAnswerQuery } from '#shared/questions/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CellAnswer } from './cell-answer.tsx';
import { CellPage } from './cell-page.tsx';
import { CellMarks, CellNote, canReview } from './cell-review.tsx';
import type { BatchFile } from './matrix-rows.ts';
import { withReadings } from './other-readings.tsx';
import type { CellReviewing } from './use-cell-reviewing.ts';

export interface Walk {
  /** From 1; 0 where the open cell is none of them. */
  readonly index: number;
  readonly count: number;
  readonly isFiltered: boolean;
  readonly onStep: (direction: 1 | -1) => void;
}

export interface CellPanelProps {
  readonly cell: Cell;
  readonly file: BatchFile;
  readonly question: string;
  readonly type: ColumnType;
  readonly page: number | null;
  readonly hit: number | null;
  readonly isOver: boolean;
  readonly walk: Walk;
  readonly reviewing: CellReviewing;
  readonly note: Ref<HTMLTextAreaElement>;
  readonly onPage: (page: number, hit: number | null) => void;
  readonly onClose: () => void;
  /** Gives the focus back to the matrix. */
  readonly onLeave: () => void;
  /** Absent where there is no more room. */
  readonly size?: { readonly isLarge: boolean; readonly onToggle: () => void };
}

/** The open cell: its answer, the page with its marks, and what a person says of it. */
export function CellPanel(props: CellPanelProps) {
  const { cell, file, question, type, page, hit, isOver, reviewing, onPage } = props;
  const isDone = cell.status === 'complete';
  const { data } = useQuery({ ...cellAnswerQuery(cell.answerId), enabled: isDone });
  const hasPage =
    isDone && data !== undefined && (data.kind !== 'none' || (data.searched?.nearest.length ?? 0) > 0);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PanelHead {...props} />
      <div className="min-h-0 grow overflow-y-auto sm:flex sm:flex-col">
        <div className="px-4 pt-3.5 pb-3 sm:max-h-[55%] sm:flex-none sm:overflow-y-auto">
          <div className="flex items-center gap-2.5 text-sm">
            <FileIcon type={fileExtension(file.fileName).toUpperCase()} />
            <FileName name={file.fileName} />
            {isDone && data && (
              <span className="-my-1 -me-1.5 ms-auto flex-none">
                <CopyMenu
                  question={data}
                  file={{ _id: file.fileId, name: file.fileName, pageKind: file.pageKind }}
                />
              </span>
            )}
          </div>
          <h2 dir="auto" className="mt-2 mb-1 break-words font-semibold text-base">
            {question}
          </h2>
          <CellAnswer
            cell={cell}
            question={data}
            pageKind={file.pageKind}
            isYesNo={type === 'yesNo'}
            page={page}
            hit={hit}
            isOver={isOver}
            onPage={onPage}
            onTake={(claim, value) => reviewing.take(cell, claim, value)}
            onRefuse={(claim) => reviewing.refuse(cell, claim)}
          />
        </div>
        {hasPage && (
          <div className="border-line border-t max-sm:h-[60vh] sm:min-h-60 sm:grow sm:basis-0">
            <CellPage
              fileId={file.fileId}
              question={withReadings(data, cell)}
              page={page}
              hit={hit}
              onPage={onPage}
            />
          </div>
        )}
      </div>
      {canReview(cell) && <PanelFoot {...props} />}
    </div>
  );
}

function PanelHead({ walk, size, onClose }: CellPanelProps): ReactNode {
  const { index, count, isFiltered, onStep } = walk;
  const of = isFiltered ? 'found' : 'to look at';
  return (
    <header className="flex h-12 flex-none items-center gap-1 border-line border-b px-3">
      <IconButton label={`Previous ${of} (k)`} disabled={count === 0} onClick={() => onStep(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={`Next ${of} (j)`} disabled={count === 0} onClick={() => onStep(1)}>
        <ArrowDown />
      </IconButton>
      <span className="ms-1.5 me-auto text-ink-2 text-xs tabular-nums" role="status">
        {count === 0 ? `Nothing ${of}` : index === 0 ? `${count} ${of}` : `${index} of ${count} ${of}`}
      </span>
      {size && (
        <IconButton
          label={size.isLarge ? 'Smaller' : 'Larger'}
          aria-pressed={size.isLarge}
          onClick={size.onToggle}
        >
          {size.isLarge ? <Minimize2 /> : <Maximize2 />}
        </IconButton>
      )}
      <IconButton label="Close the answer" onClick={onClose}>
        <X />
      </IconButton>
    </header>
  );
}

const PanelFoot = ({ cell, reviewing, note, onLeave }: CellPanelProps) => (
  <footer className="flex-none space-y-2 border-line border-t px-4 pt-3 pb-1.5">
    <CellMarks cell={cell} onMark={(mark) => reviewing.toggle(cell, mark)} />
    <CellNote key={cell.answerId} cell={cell} onSave={reviewing.save} onLeave={onLeave} field={note} />
  </footer>
);
