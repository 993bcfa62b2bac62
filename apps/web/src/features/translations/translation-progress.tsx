import { NO_PROVIDER, type TranslationDetails } from '@recto/contract/translations';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural } from '#lib/format.ts';
import { timeLeft } from '#shared/batches/time-left.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useCancelTranslation } from './mutations.ts';

/** How far a translation is, and how much of its terminology is used. */
export function TranslationProgress({ translation }: { translation: TranslationDetails }) {
  const { status, error, done, total, counts, provider } = translation;
  return (
    <>
      <div className="grid flex-none grid-cols-2 border-line border-b max-sm:grid-cols-1">
        <Part>
          <State translation={translation} />
          <ProgressBar
            label="Translated"
            share={total === 0 ? 0 : done / total}
            tone={status === 'failed' ? 'bad' : 'accent'}
            className="mt-2"
          />
        </Part>
        {counts.terms > 0 && (
          <Part>
            <Line
              title={`Terminology: ${counts.termsUsed} of ${plural(counts.terms, 'term')} occur`}
              aside={
                counts.termsNotApplied === 0
                  ? 'applied wherever they occur'
                  : `${counts.termsNotApplied} not applied everywhere`
              }
            />
            <ProgressBar
              label="Terms that occur"
              share={counts.termsUsed / counts.terms}
              tone={counts.termsNotApplied === 0 ? 'quiet' : 'warn'}
              className="mt-2"
            />
          </Part>
        )}
      </div>
      {error !== undefined && (
        <div className="flex-none px-4 pt-3">
          <Notice tone="bad">{error}</Notice>
        </div>
      )}
      {status === 'complete' && provider === NO_PROVIDER && (
        <div className="flex-none px-4 pt-3">
          <Notice tone="plain">
            {`No translation provider is set up here, so nothing was translated by a machine. ${tellFilled(counts.fromMemory)} The terms of the terminology are underlined.`}
          </Notice>
        </div>
      )}
    </>
  );
}

const tellFilled = (sentences: number): string =>
  sentences === 0
    ? 'None of its sentences was corrected before.'
    : `${plural(sentences, 'sentence')} that you have corrected before ${sentences === 1 ? 'is' : 'are'} filled in.`;

const Part = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 px-6 py-2.5 max-sm:px-4 sm:border-line sm:not-last:border-e">{children}</div>
);

const Line = ({ icon, title, aside }: { icon?: ReactNode; title: string; aside: ReactNode }) => (
  <div className="flex min-h-7 flex-wrap items-center gap-x-2 text-sm">
    {icon}
    <span className="font-semibold">{title}</span>
    <span className="ms-auto text-ink-2 text-xs">{aside}</span>
  </div>
);

function State({ translation }: { translation: TranslationDetails }) {
  const cancel = useCancelTranslation();
  const { _id: id, status, done, total, eta, counts } = translation;
  if (status === 'running')
    return (
      <Line
        title={
          total === 0
            ? 'Cutting the text into sentences'
            : `${done.toLocaleString('en-US')} of ${plural(total, 'sentence')}`
        }
        aside={
          <span className="flex items-center gap-3">
            <span aria-live="polite">{timeLeft({ eta })}</span>
            <Button size="sm" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
              Cancel
            </Button>
          </span>
        }
      />
    );
  const aside = [
    plural(total, 'sentence'),
    ...(counts.fromMemory > 0 ? [`${counts.fromMemory} from your corrections`] : []),
    ...(counts.openPoints > 0 ? [`${counts.openPoints} to look at`] : []),
  ].join(' · ');
  if (status === 'complete')
    return (
      <Line icon={<CircleCheck aria-hidden="true" className="size-4 text-ok" />} title="Done" aside={aside} />
    );
  return (
    <Line
      icon={<CircleAlert aria-hidden="true" className="size-4 text-bad" />}
      title={status === 'failed' ? 'Failed' : 'Cancelled'}
      aside={`${done.toLocaleString('en-US')} of ${plural(total, 'sentence')}`}
    />
  );
}
