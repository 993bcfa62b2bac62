import type { TranslateReply } from '#kernel/translation-provider.ts';
import type { GuardedTranslation } from '#kernel/guard-model.ts';
import { LanguageModelError, type ModelFailure } from '#kernel/language-model.ts';
import { protect, type TermMatch } from '@recto/core/translation';
import { z } from 'zod';
import type { CallKey } from '#modules/model-calls/index.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import type { SegmentRow } from '#modules/translations/segments.store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';

/** A segment that a provider is to translate, and the terms that occur in it. */
export interface AskedSegment {
  readonly row: SegmentRow;
  readonly matches: readonly TermMatch[];
}

/** The provider cannot be asked at present: later it may. */
export class ProviderAwayError extends Error {
  constructor(reason: string) {
    super(`The translation provider cannot be asked: ${reason}.`);
    this.name = 'ProviderAwayError';
  }
}

type GroupDeps = Pick<TranslationsDeps, 'modelCalls' | 'modelLimits'> & {
  readonly translation: GuardedTranslation;
};

/** The provider is there, and its reply is of no use: fewer segments at once may fare better. */
const FORM_FAILURES: ReadonlySet<string> = new Set<ModelFailure>(['invalid', 'too-long', 'declined', 'cut']);
/** Failures of that sort until a group is halved, or a single segment is given up. */
const MAX_FORM_FAILURES = 2;
/** Calls about one group, whatever became of them; their numbers are parts of the ledger's keys. */
const MAX_ATTEMPTS = 64;

/** A reply as it is kept: with the segments that it is of, as they were grouped then. */
const KeptReply = z.object({ positions: z.array(z.int()), texts: z.array(z.string()) });
type KeptReply = z.infer<typeof KeptReply>;

export interface GroupRequest {
  readonly row: TranslationRow;
  readonly segments: readonly AskedSegment[];
  /** Terms were passed over by the first translation. */
  readonly isRetry: boolean;
  readonly signal: AbortSignal;
}

/**
 * Has a provider translate a group of segments. Each call is claimed in the ledger before it is made and its reply kept
 * there, so that an attempt after a kill takes what was said instead of asking, and paying, again. A group whose replies are
 * of no use is halved; a single segment of that sort is left out of what is answered. Rejects with `ProviderAwayError` or
 * `EgressRefusedError`.
 */
export function makeTranslateGroup({ modelCalls, modelLimits, translation }: GroupDeps) {
  const ask = async ({ row, segments, isRetry, signal }: GroupRequest): Promise<TranslateReply> => {
    const shielded = segments.map(({ row: { source }, matches }) =>
      translation.takesTerms ? null : protect(source, matches),
    );
    const terms = new Map(segments.flatMap(({ matches }) => matches.map((match) => [match.termId, match])));
    const egress = { userId: row.account_id, fileIds: row.file_id === null ? [] : [row.file_id] };
    const { texts, usage } = await translation.translate(egress, {
      texts: segments.map((segment, at) => shielded[at]?.text ?? segment.row.source),
      source: row.source_language,
      target: row.target_language,
      terms: [...terms.values()],
      glossary: { name: glossaryName(row.id), entries: row.terms },
      isRetry,
      timeoutMs: modelLimits.timeoutMs,
      signal,
    });
    return { texts: texts.map((text, at) => shielded[at]?.restore(text).text ?? text), usage };
  };

  /** What came of a call; null where it has to be made anew. */
  const callOnce = async (key: CallKey, request: GroupRequest): Promise<KeptReply | 'form' | null> => {
    const known = await modelCalls.recall<unknown>(key);
    const said =
      known ??
      (await modelCalls
        .callOnce<unknown>(key, {
          accountId: request.row.account_id,
          model: translation.name,
          ask: async (spend) => {
            const { texts, usage } = await ask(request);
            spend(usage);
            return { positions: request.segments.map(({ row }) => row.position), texts };
          },
        })
        .catch((error: unknown) => {
          if (!(error instanceof LanguageModelError)) throw error;
          if (FORM_FAILURES.has(error.reason)) return { outcome: error.reason };
          if (error.reason === 'stopped') throw error;
          throw new ProviderAwayError(error.reason);
        }));
    if (said.outcome !== 'replied') return FORM_FAILURES.has(said.outcome) ? 'form' : null;
    const kept = KeptReply.safeParse('reply' in said ? said.reply : null);
    return kept.success ? kept.data : 'form';
  };

  const translate = async (request: GroupRequest): Promise<Map<number, string>> => {
    const { row, segments, isRetry } = request;
    const first = segments[0]?.row.position ?? 0;
    const round = `${isRetry ? 'terms' : 'group'}-${segments.length}`;
    let formFailures = 0;
    for (let attempt = 0; attempt < MAX_ATTEMPTS && formFailures < MAX_FORM_FAILURES; attempt++) {
      const part = first * MAX_ATTEMPTS + attempt;
      const said = await callOnce({ purpose: 'translation', subjectId: row.id, round, part }, request);
      if (said === 'form') formFailures++;
      else if (said) return toTargets(said, segments);
    }
    if (isRetry || segments.length === 1) return new Map();
    const middle = Math.ceil(segments.length / 2);
    const halves = [segments.slice(0, middle), segments.slice(middle)];
    const translated = new Map<number, string>();
    for (const half of halves)
      for (const [position, target] of await translate({ ...request, segments: half }))
        translated.set(position, target);
    return translated;
  };

  return translate;
}

/** What a provider calls the glossary of a translation: the name says nothing of its owner. */
export const glossaryName = (translationId: string): string => `recto-${translationId}`;

function toTargets({ positions, texts }: KeptReply, segments: readonly AskedSegment[]): Map<number, string> {
  const asked = new Set(segments.map(({ row }) => row.position));
  const said = positions.map((position, at): [number, string] => [position, texts[at]?.trim() ?? '']);
  return new Map(said.filter(([position, text]) => asked.has(position) && text !== ''));
}
