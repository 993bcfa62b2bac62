import type { Language } from '@recto/contract/languages';
import { type DraftAnswer, type DraftCalculation, type DraftClaim, RESULT } from '@recto/core/answers';
import { foldText } from '@recto/core/quotes';
import { z } from 'zod';
import type { OfferedPassage } from '#modules/questions/model/offered-passages.ts';
import { unescapeQuoted } from '#kernel/quoted-material.ts';

/** What a model leaves out is nothing; what it says too much of is cut off, not refused. */
const Calculation = z.object({
  operands: z.array(z.string()).default([]),
  expression: z.string().default(''),
  percent: z.boolean().default(false),
});
const ReplyClaim = z.object({
  text: z.string().default(''),
  citations: z
    .array(z.object({ passage: z.string().default(''), quote: z.string().default('') }))
    .default([]),
  calculation: Calculation.nullable().default(null),
});

/** The form of a model's reply. */
export const AnswerReply = z.object({
  answered: z.boolean(),
  claims: z.array(ReplyClaim).default([]),
});
export type AnswerReply = z.infer<typeof AnswerReply>;

/** The form of the reply that words a question in the language of the file. */
export const SearchReply = z.object({ question: z.string() });

const MAX_CLAIMS = 20;
const MAX_TEXT = 1_000;
const MAX_QUOTE = 1_000;
/** Languages whose texts print "1.5" for one and a half. */
const POINT_LANGUAGES: readonly string[] = ['en', 'zh', 'ja', 'hi', 'ar'];

/**
 * The draft that a reply amounts to. Passages are known to the model by short names of ours; what it cites beside them is
 * dropped here, and all the rest is for `verifyAnswer` to check.
 */
export function toDraft(
  { answered, claims }: AnswerReply,
  offered: ReadonlyMap<string, OfferedPassage>,
  language: Language,
): DraftAnswer {
  const drafted = claims
    .filter(({ text }) => text.trim() !== '')
    .slice(0, MAX_CLAIMS)
    .map((claim) => toClaim(claim, offered, language));
  if (drafted.length === 0) return { kind: 'none', isWorded: true, claims: [] };
  return { kind: answered ? 'answer' : 'closest', isWorded: true, claims: drafted };
}

function toClaim(
  { text, citations, calculation }: AnswerReply['claims'][number],
  offered: ReadonlyMap<string, OfferedPassage>,
  language: Language,
): DraftClaim {
  const cited = citations.flatMap(({ passage, quote }) => {
    const wanted = unescapeQuoted(quote).trim().slice(0, MAX_QUOTE);
    const found = findPassage(passage, wanted, offered);
    return found ? [{ passageId: found.id, quote: wanted }] : [];
  });
  const wanted = calculation && toCalculation(calculation, language);
  return {
    text: unescapeQuoted(text).trim().slice(0, MAX_TEXT),
    citations: cited,
    ...(wanted && { calculation: wanted }),
  };
}

/** The passage that is named, unless the quote stands in another one: small models mix their names up. */
function findPassage(
  name: string,
  quote: string,
  offered: ReadonlyMap<string, OfferedPassage>,
): OfferedPassage | undefined {
  const named = offered.get(/P\d+/.exec(name.toUpperCase())?.[0] ?? '');
  const folded = foldText(quote).text.trim();
  const holds = (passage: OfferedPassage | undefined) => passage?.folded.includes(folded) === true;
  return holds(named) ? named : ([...offered.values()].find(holds) ?? named);
}

/** Models with a strict form send an empty calculation where there is none. */
function toCalculation(
  { operands, expression, percent }: z.infer<typeof Calculation>,
  language: Language,
): DraftCalculation | null {
  if (operands.length === 0 && expression.trim() === '') return null;
  return {
    operands,
    expression,
    isPercent: percent,
    decimal: POINT_LANGUAGES.includes(language) ? '.' : ',',
  };
}

const PartialReply = z.object({ claims: z.array(z.object({ text: z.string() }).partial()) });

/** What a reply that is still coming says so far; undefined before its first words. */
export function partialText(partial: unknown): string | undefined {
  const parsed = PartialReply.safeParse(partial);
  if (!parsed.success) return undefined;
  const texts = parsed.data.claims.slice(0, MAX_CLAIMS).flatMap(({ text }) => text?.trim() || []);
  return (
    texts
      .join('\n')
      .replaceAll(RESULT, '…')
      .slice(0, MAX_CLAIMS * MAX_TEXT) || undefined
  );
}
