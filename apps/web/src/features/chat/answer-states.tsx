import type { FileItem } from '@recto/contract/library';
import { pagesText, pageWord } from '#shared/files/page-words.ts';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const LINES = ['w-[96%]', 'w-[88%]', 'w-[54%]', 'mt-3 w-[92%]', 'w-[40%]'];

/** What is done while an answer is waited for. */
const searchText = ({ pages, pageKind }: Pick<FileItem, 'pages' | 'pageKind'>): string => {
  const searched = pages === null ? 'the document' : pagesText(pageKind, pages);
  return `Searching ${searched} and checking every quote against its ${pageWord(pageKind)}`;
};

/** Most answers take a second or two. */
const SLOW_MS = 12_000;

/** The place of an answer that is being worked out, in the shape of what comes. */
export function Answering({ file }: { file: Pick<FileItem, 'pages' | 'pageKind'> }) {
  const isSlow = useIsPast(SLOW_MS);
  return (
    <div>
      <div className="flex flex-col gap-3 px-4 py-[18px]">
        {LINES.map((line) => (
          <Skeleton key={line} className={`h-[11px] ${line}`} />
        ))}
      </div>
      <p className="border-t border-line px-4 py-2.5 text-xs text-ink-2">
        {isSlow &&
          'This takes longer than usual; the answer will stand here, also when you come back later. '}
        {searchText(file)}
      </p>
    </div>
  );
}

function useIsPast(milliseconds: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isPast;
}

export function AnswerFailed({ error, onAgain }: { error: string; onAgain: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-3.5">
      <p className="text-sm text-bad">{error}</p>
      <Button size="sm" icon={<RotateCcw />} onClick={onAgain}>
        Ask again
      </Button>
    </div>
  );
}
