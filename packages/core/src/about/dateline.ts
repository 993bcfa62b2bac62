/** "PURCHASE, N.Y. - April 25, 2023 - PepsiCo, Inc. (NASDAQ: PEP) today reported": how a press release begins. */
const DATELINE =
  /^(?:\p{Lu}[\p{L}.'’ -]{2,30}(?:,\s?[\p{L}. ]{2,20})?)\s*[(,]?\s?[-–—(/:,]\s?(\p{L}{3,9}\.?\s\p{Nd}{1,2},?\s\p{Nd}{4})\)?(?:\s*[-–—/:]{1,2}\s*(?:\((?:BUSINESS WIRE|PRNewswire|GLOBE NEWSWIRE|Reuters)\)\s*[-–—]{0,2}\s*)?|\s)(.{0,200})/iu;
/** "BOLINGBROOK, Ill.--(BUSINESS WIRE)-- Ulta Beauty, Inc. (NASDAQ: ULTA) today", its date elsewhere. */
const WIRE =
  /^\p{Lu}[\p{L}.'’, -]{2,40}?\s?[-–—]{1,2}\s?\((?:BUSINESS WIRE|PRNewswire|PR Newswire|GLOBE NEWSWIRE)\)[^\p{L}]{0,6}(.{0,200})/iu;
const TELLS =
  /\b(?:today|announce[ds]?|report(?:ed|s)|NYSE|NASDAQ|business wire|prnewswire|globe newswire)\b/iu;

export const isDateline = (line: string): boolean => readDateline(line) !== undefined;

export interface Dateline {
  /** Offsets into the line. */
  readonly date?: { readonly start: number; readonly end: number };
  readonly company?: { readonly start: number; readonly end: number };
}

/** "PepsiCo, Inc. (NASDAQ: PEP)" */
const COMPANY = /^(.{2,80}?)(?:\s?\(|,?\s(?:today|announce|report))/u;

/** The date of a press release, and whose it is. */
export function readDateline(line: string): Dateline | undefined {
  const match = DATELINE.exec(line);
  const wire = match ? null : WIRE.exec(line);
  const whole = (match ?? wire)?.[0] ?? '';
  const date = match?.[1] ?? '';
  const rest = match?.[2] ?? wire?.[1] ?? '';
  if (!TELLS.test(rest)) return undefined;
  const dateStart = whole.indexOf(date);
  const company = COMPANY.exec(rest)?.[1]?.replace(/[,;\s]+$/u, '');
  const from = whole.length - rest.length;
  return {
    ...(date !== '' && { date: { start: dateStart, end: dateStart + date.length } }),
    ...(company !== undefined && { company: { start: from, end: from + company.length } }),
  };
}
