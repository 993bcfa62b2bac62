import { knownLanguage } from '#language/languages.ts';
/** A heading that a dash parts from its sentence: "Competition — For our businesses …". */
const BEFORE_DASH =
  /^(?:\p{Lu}[\p{L}\p{M}\d’'&,./()-]*(?:\s+(?:of|and|the|for|in|to|on|or|&|\p{Lu}[\p{L}\p{M}\d’'&,./()-]*)){0,7}\s+—\s+)(?=["“]?\p{Lu}\p{Ll}*\s)/u;
/** Words in capitals throughout, before one that is not. */
const CAPITALS = /^(?:\p{Lu}{2,}[,:]?\s+){2}(?:\p{Lu}{2,}[,:]?\s+){1,6}(?=\p{Lu}\p{Ll}*\s+\p{Ll})/u;
const CAPITAL_START = /^\p{Lu}/u;
const WITHIN = 160;

/** How many characters at the start of running text are a heading glued to it; 0 when there is none. */
export function lengthOfRunInHead(text: string, language: string): number {
  if (!CAPITAL_START.test(text)) return 0;
  const start = text.slice(0, WITHIN).replace(/\s/gu, ' ');
  const head =
    BEFORE_DASH.exec(start)?.[0] ??
    CAPITALS.exec(start)?.[0] ??
    knownLanguage(language)?.sentences.runInTitle?.exec(start)?.[0];
  return head?.length ?? 0;
}
