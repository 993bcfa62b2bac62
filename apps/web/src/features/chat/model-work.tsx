import type { PartialAnswer } from '@recto/contract/events';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Monitor, Sparkles, Square } from 'lucide-react';
import { textDirection } from '#lib/text-direction.ts';
import { installationQuery } from '#shared/installation/queries.ts';
import { useStop } from '#shared/questions/mutations.ts';
import { questionKeys } from '#shared/questions/queries.ts';
import { Button } from '#ui/button.tsx';

/** Above an answer of the document itself that a language model is still working on. */
export function PreliminaryNote() {
  const { data: installation } = useQuery(installationQuery);
  // '<provider>/<model>'; the model may have slashes of its own.
  const model = installation?.model?.replace(/^[^/]*\//, '') ?? 'the language model';
  return (
    <p className="flex items-start gap-2 border-b border-line bg-quiet px-4 py-2.5 text-xs text-pretty text-ink-2 @3xl:px-5">
      <Monitor size={14} className="mt-px flex-none text-ink-3" aria-hidden="true" />
      <span className="min-w-0 break-words">
        <strong className="font-semibold">Preliminary answer:</strong> found on this machine; {model} is
        checking the document.
      </span>
    </p>
  );
}

const PHASES: Readonly<Record<PartialAnswer['phase'], string>> = {
  reading: 'Reading the passages',
  writing: 'Writing',
  checking: 'Checking sources',
};

/** What the model is doing, what it has written so far and nobody has checked, and the way to stop it. */
export function ModelWork({ questionId }: { questionId: string }) {
  // Only events bring it; without one, as after a reload, there is nothing to tell but that it works.
  const { data: partial } = useQuery<PartialAnswer>({
    queryKey: questionKeys.partial(questionId),
    queryFn: skipToken,
  });
  const stop = useStop(questionId);
  return (
    <section
      aria-label="Language model"
      className="border-t border-line px-4 py-2.5 text-xs text-ink-2 @3xl:px-5"
    >
      {partial?.text && (
        <div className="mb-2.5">
          <p className="mb-1 font-medium">Not yet checked</p>
          <p
            dir={textDirection(partial.text)}
            className="max-h-48 overflow-y-auto border-s-2 border-dashed border-control ps-3 font-read text-lg whitespace-pre-line text-ink-3 italic"
          >
            {partial.text}
          </p>
        </div>
      )}
      <div className="flex items-center gap-2">
        <Sparkles size={14} className="flex-none text-ink-3 motion-safe:animate-pulse" aria-hidden="true" />
        <span className="min-w-0 grow">{partial ? PHASES[partial.phase] : 'The model is working'} …</span>
        <Button
          size="sm"
          icon={<Square className="size-3! fill-current" />}
          className="max-sm:h-9"
          loading={stop.isPending}
          onClick={() => stop.mutate()}
        >
          Stop
        </Button>
      </div>
    </section>
  );
}
