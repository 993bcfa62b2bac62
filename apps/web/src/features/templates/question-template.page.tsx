import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ClipboardPaste, ListChecks, Plus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { cx } from '#lib/cx.ts';
import type { PageLoader } from '#lib/page.ts';
import { templatesQuery } from '#shared/templates/queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ReadyTemplates } from './ready-templates.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';
import { NEW, toTemplate } from './template-url.ts';

export const loader: PageLoader = (client) => () => {
  // Only begun here: the screen shows its own skeletons while it runs.
  void client.query({ ...templatesQuery, staleTime: 'static' }).catch(() => null);
  return null;
};

/** The list of question templates, and the one that is open. */
export function Component() {
  const productName = useProductName();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const open = params.get('template');
  const { data: templates, isError, error, isFetching, refetch } = useQuery(templatesQuery);
  const template = templates?.find(({ _id }) => _id === open) ?? null;
  const isNew = open === NEW;
  const title = <title>{`${template?.name ?? 'Question templates'} · ${productName}`}</title>;
  if (isError && !templates)
    return (
      <div className="mx-auto max-w-120 space-y-3 p-6">
        {title}
        <Notice tone="bad">{sentenceOf(error)}</Notice>
        <Button onClick={() => void refetch()} loading={isFetching}>
          Try again
        </Button>
      </div>
    );
  if (!templates) return <Loading />;
  const go = (id: string | null) => void navigate(toTemplate(id));
  if (templates.length === 0 && !isNew)
    return (
      <div className="h-full overflow-y-auto pb-10">
        {title}
        <NoTemplates />
        <ReadyTemplates onTaken={go} />
      </div>
    );
  const isChosen = isNew || template !== null;
  // On phones the list or what is open, be it gone.
  const isOpened = open !== null;
  return (
    <div className="grid h-full min-h-88 grid-cols-[minmax(0,1fr)] md:grid-cols-[308px_minmax(0,1fr)]">
      {title}
      <div className={cx('flex min-h-0 flex-col border-line md:border-e', isOpened && 'max-md:hidden')}>
        <TemplateList templates={templates} open={open}>
          <div className="pt-6 pb-8 md:hidden">
            <ReadyTemplates onTaken={go} />
          </div>
        </TemplateList>
      </div>
      <div className={cx('flex min-h-0 min-w-0 flex-col', !isOpened && 'max-md:hidden')}>
        <Link
          to={toTemplate(null)}
          className="link inline-flex items-center gap-1 px-4 pt-3 text-sm md:hidden"
        >
          <ChevronLeft size={15} aria-hidden="true" />
          All templates
        </Link>
        {isChosen && (
          <h1 dir="auto" className="truncate px-4 pt-1 font-semibold text-lg md:hidden">
            {template?.name ?? 'New template'}
          </h1>
        )}
        {isChosen && (
          <div className="min-h-0 flex-1">
            <TemplateForm
              key={open}
              template={template}
              isPasting={isNew && params.has('paste')}
              onOpen={go}
            />
          </div>
        )}
        {!isChosen && (
          <div className="overflow-y-auto">
            <EmptyState icon={<ListChecks />} title={open ? 'This template is gone' : 'No template is open'}>
              Choose one in the list to see its questions, or make a new one.
            </EmptyState>
            <ReadyTemplates onTaken={go} />
          </div>
        )}
      </div>
    </div>
  );
}

const NoTemplates = () => (
  <EmptyState
    level={1}
    icon={<ListChecks />}
    title="No templates yet"
    action={
      <div className="flex gap-2">
        <Link to={toTemplate(NEW)} className={buttonClass('primary')}>
          <Plus aria-hidden="true" />
          New template
        </Link>
        <Link to={`${toTemplate(NEW)}&paste`} className={buttonClass()}>
          <ClipboardPaste aria-hidden="true" />
          Paste a list
        </Link>
      </div>
    }
  >
    A template is a named list of questions. Put it to many files at once and read the answers as one table.
  </EmptyState>
);

function Loading() {
  return (
    <div role="status" className="max-w-[308px] space-y-5 px-6 py-5">
      <span className="sr-only">Loading the templates</span>
      {['w-40', 'w-52', 'w-36', 'w-44'].map((width) => (
        <div key={width} className="space-y-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </div>
  );
}
