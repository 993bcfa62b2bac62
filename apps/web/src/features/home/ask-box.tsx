import { QUESTION_MAX_LENGTH } from '@recto/contract/limits';
import type { FileItem } from '@recto/contract/library';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { shortenMiddle } from '#lib/format.ts';
import { useAsk } from '#shared/questions/mutations.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** As many as a list can be looked through; the others are at the choice of files. */
const OFFERED = 12;
const LONGEST_NAME = 44;

/** Asks one of the files without going to it first: the one that was asked last, unless another is chosen. */
export function AskBox({ files }: { files: readonly FileItem[] }) {
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const file = files.find(({ _id }) => _id === chosenId) ?? files[0];
  const ask = useAsk(file?._id ?? '');
  useShortcut({ key: '/', label: 'Ask a document', group: 'Chat' }, () => field.current?.focus());
  if (!file) return null;
  const question = text.trim();
  const canAsk = question !== '' && question.length <= QUESTION_MAX_LENGTH && !ask.isPending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canAsk) return;
    ask.mutate(
      { question },
      {
        onSuccess: ({ questions }) => navigate(`/chat?file=${file._id}&question=${questions[0]?._id ?? ''}`),
        onError: (error) => toastFailure(error),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      onSubmit={submit}
      aria-label="Ask a document"
      className="rounded-[12px] border border-control bg-surface p-2 ps-4 pt-3 shadow-low"
    >
      <textarea
        ref={field}
        rows={2}
        dir="auto"
        aria-label="Question"
        placeholder="Ask a document"
        value={text}
        maxLength={QUESTION_MAX_LENGTH}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="max-h-44 w-full resize-none rounded-[4px] bg-transparent font-read text-xl outline-offset-4 [field-sizing:content]"
      />
      <div className="mt-1 flex items-center gap-2">
        <Select
          aria-label="File to ask"
          className="min-w-0 max-w-80"
          value={file._id}
          onChange={(event) => setChosenId(event.target.value)}
        >
          {files.slice(0, OFFERED).map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {shortenMiddle(name, LONGEST_NAME)}
            </option>
          ))}
        </Select>
        <Link
          to="/qna"
          {...(question !== '' && { state: { draft: question } })}
          className="link me-auto whitespace-nowrap text-xs"
        >
          Another file
        </Link>
        <button
          type="submit"
          aria-label="Ask"
          title="Ask"
          aria-disabled={!canAsk}
          className="grid size-9 shrink-0 place-items-center rounded-field bg-accent text-on-accent hover:bg-accent-hover aria-disabled:cursor-default aria-disabled:bg-quiet-2 aria-disabled:text-ink-3"
        >
          {ask.isPending ? <Spinner /> : <ArrowUp aria-hidden="true" className="size-4.5" />}
        </button>
      </div>
    </form>
  );
}
