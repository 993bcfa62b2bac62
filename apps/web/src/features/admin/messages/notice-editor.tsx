import { NoticeText } from '@recto/contract/notice';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#lib/api-error.ts';
import { useForm } from '#lib/form/use-form.ts';
import { noticeQuery } from '#shared/installation/queries.ts';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useSetNotice } from './mutations.ts';

/** What everybody who is signed in reads at the top of the page. */
export function NoticeEditor() {
  const { data, error, isFetching, refetch } = useQuery(noticeQuery);
  if (data === undefined && error)
    return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-28 rounded-control" />;
  return <Editor shown={data} />;
}

function Editor({ shown }: { shown: string | null }) {
  const { field, handlers, setValue } = useForm(async () => NoticeText, { text: shown ?? '' });
  const set = useSetNotice();
  const submit = handlers(({ text }) => set.mutate(text));
  const takeAway = () => {
    setValue('text', '');
    set.mutate('');
  };
  return (
    <form {...submit} className="space-y-3">
      {set.isError && <Notice tone="bad">{sentenceOf(set.error)}</Notice>}
      <TextArea
        label="Notice to everybody"
        dir="auto"
        rows={3}
        placeholder="Recto will be away from 18:00 to 18:30."
        {...field('text')}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" loading={set.isPending}>
          Show it
        </Button>
        {shown !== null && (
          <Button disabled={set.isPending} onClick={takeAway}>
            Take it away
          </Button>
        )}
        <p className="text-ink-2 text-xs">
          Shown at the top of the page to everybody who is signed in. Plain text, up to 500 characters.
        </p>
      </div>
    </form>
  );
}
