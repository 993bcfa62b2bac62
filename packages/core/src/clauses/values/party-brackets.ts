import { onOneLine } from './value-patterns.ts';

/** A bracket, or what some write without one: "hereinafter referred to as the “Company”". */
const BRACKET =
  /\(((?:[^()]|\([^()]*\)){1,260})\)|,?\s+((?:hereinafter|hereafter|herein)\b[^"“”(),;]{0,50}["“][^"“”]{1,45}["”])/gu;
/** The second quotation mark is often forgotten. */
const QUOTED =
  /(?:["“”]{1,2}|(?<!\p{L})[‘'’]{1,2})\s?(?:the\s+)?([^"“”‘’]{1,45}?)[,.]?\s?(?:["“”’']{1,2}|$)/giu;
/** Words in brackets that give a name to no party, by the last of them: "Disclosing Party" is one. */
const NO_PARTY =
  /(?:^part(?:y|ies)|\b(?:parties|agreement|contract|amendment|date|services?|products?|term|plan|exhibit|schedule|attachment|trademarks?|property|notes?|shares?|territory|software|website|site|program|project|transaction|purpose|field|act|information|deed|lease|order|law|laws|name|names|marks?|portal|offering|business|rules|acts|securities|premises|facilit(?:y|ies)|system|project))$/iu;
const GROUP =
  /\b(?:collectively|together|individually|jointly|each|sometimes|both|hereafter\s+collectively)\b/iu;

export interface Bracket {
  readonly start: number;
  readonly end: number;
  /** What it calls whoever stands before it; null where it names no party. */
  readonly short: string | null;
  readonly isQuoted: boolean;
  readonly isGroup: boolean;
}

/** "Rise (Tianjin) Education Co., Ltd." */
const IN_NAME =
  /^\s+(?:[\p{Lu}][\p{L}&.-]*,?\s+){0,6}(?:Inc|INC|Corp|Ltd|LTD|LLC|Limited|LIMITED|Company|Co|Corporation|B\.?V)\b/u;

export function findBrackets(text: string): Bracket[] {
  const found = [...text.matchAll(BRACKET)].map((match): Bracket => {
    const [whole, bracketed, plain = ''] = match;
    const inner = bracketed ?? plain;
    const range = { start: match.index, end: match.index + whole.length };
    const quoted = [...inner.matchAll(QUOTED)].map(([, word = '']) => onOneLine(word));
    const called =
      quoted[0] ??
      /(?:hereinafter|hereafter|referred\s+to\s+as|called)\s+(?:referred\s+to\s+as\s+)?(?:the\s+)?(\p{Lu}[\p{L}\d\s]{0,25})/u.exec(
        inner,
      )?.[1] ??
      /^\s*(?:the\s+)?["“]?(\p{Lu}[\p{L}&.]*(?:\s\p{Lu}[\p{L}&.]*){0,2})["”]?\s*$/u.exec(inner)?.[1];
    const isGroup = GROUP.test(
      inner.slice(0, quoted[0] === undefined ? undefined : inner.indexOf(quoted[0])),
    );
    const isInName = quoted[0] === undefined && IN_NAME.test(text.slice(range.end, range.end + 80));
    const isName =
      !isInName && called !== undefined && (!NO_PARTY.test(called) || /^party\s+[a-d]$/iu.test(called));
    return {
      ...range,
      short: isName && !isGroup ? onOneLine(called) : null,
      isQuoted: quoted.length > 0,
      isGroup,
    };
  });
  // "Example Limited (in business rescue) (“Seller”)", "Example (UK), a company … (“Example”)": these say more of the name.
  const isQuoting = found.filter(({ isQuoted, short }) => isQuoted && short !== null).length >= 2;
  return found.map((bracket, at) => {
    const next = found[at + 1];
    const isMore = isQuoting || (next?.isQuoted === true && next.start - bracket.end <= 2);
    return isMore && !bracket.isQuoted ? { ...bracket, short: null } : bracket;
  });
}
