import type { TextRange } from '#text/text-range.ts';
import { findDates } from '#figures/dates.ts';
import type { Language } from '#language/languages.ts';
import { readDateline } from './dateline.ts';
import type { FrontLine } from './front-pages.ts';
import type { Fact } from './types.ts';

/** The time of which a report tells. */
const PERIOD =
  /(?:for )?(?:the )?(?:fiscal|financial|quarterly|annual|transition)?\s?(?:year|period|quarter|(?:three|six|nine|twelve) months) end(?:ed|ing)\b|für das (?:geschäftsjahr|am)|zum (?:geschäftsjahr )?|exercice clos le|ejercicio (?:terminado|cerrado) el|exercício findo em|за (?:год|период), (?:окончивш|закончивш)\p{L}+|za (?:rok|okres) (?:obrotowy )?zakończony/iu;
/** What stands before the day of which a document is. */
const CUE =
  /\b(?:date of (?:the )?(?:report|issue|publication)(?: \([^)]{0,60}\))?|(?:effective|issue|publication|release|revision|signing) date|dated(?: as of)?|date|(?:made|entered into|executed|effective)(?: as of| on| this)?|as of|last (?:updated|revised|modified)|(?:published|issued|released|revised|updated|approved|adopted)\b.{0,60}?\b(?:on|in)|version\s[\w.]{1,12},?|release\s[\w.]{1,12},?|rev(?:ision)?\.?\s[\w.]{1,12},?)\s*[:,–—-]?\s*(?:the\s)?$|(?:datum|stand|erstellt am|ausgabe|vom|den|geschlossen am|in kraft (?:seit|ab|am)|version\s[\w.]{1,12},?)\s*[:,]?\s*$|(?:date|le|du|en date du|fait à .{2,30}, le|mis à jour le|publié le|version\s[\w.]{1,12},?)\s*:?\s*$|(?:fecha|a|de fecha|actualizado (?:el|en)|publicado (?:el|en)|versión\s[\w.]{1,12},?)\s*:?\s*$|(?:data|aos|em|atualizado em|publicado em|versão\s[\w.]{1,12},?)\s*:?\s*$|(?:дата|от|утвержд[её]н\p{L}*|версия\s[\w.]{1,12},?|редакция от)\s*:?\s*$|(?:data|dnia|z dnia|zawarta w dniu|w dniu|wersja\s[\w.]{1,12},?)\s*:?\s*$|(?:التاريخ|بتاريخ|في|الإصدار)\s*:?\s*$|(?:दिनांक|तारीख|तिथि)\s*:?\s*$|(?:日付|作成日|発行日|更新日|締結日|日期|签订日期|发布日期|更新日期|版本\s?[\w.]{1,12}[，,]?)\s*[:：]?\s*$/iu;
const COPYRIGHT = /(?:©|\(c\)|\bcopyright\b|版权|著作|製作著作|urheberrecht)/iu;
const YEAR = /(?<!\p{Nd})(?:1[89]|20)\p{Nd}{2}(?!\p{Nd})/gu;
/** Imprints: a year on a line of its own below the publisher. */
const YEAR_ALONE = /^\s*((?:19|20)\p{Nd}{2})\s*$/u;
/** Pages on which dates are looked for. */
const PAGES = 5;
/** Of a date that fills a line, of that line. */
const ALONE = 0.7;

/** How good evidence is, the best first. */
const RANKS = { period: 7, dateline: 6, cue: 5, alone: 4, cell: 3, page: 2, copyright: 1 } as const;

interface DateEvidence {
  readonly fact: Fact;
  readonly rank: number;
}

/** The day, month or year of which a document is, by the strongest evidence; the newest year of its copyright as the last. */
export function findDate(
  pages: readonly (readonly FrontLine[])[],
  title: Fact | undefined,
  language: Language,
): Fact | undefined {
  const evidence = pages
    .slice(0, PAGES)
    .flatMap((lines, order) => lines.flatMap((line) => evidenceOf(line, lines, order, language)));
  const [best] = evidence.toSorted((a, b) => b.rank - a.rank);
  return best?.fact ?? titleYear(title) ?? copyrightYear(pages.flat());
}

function evidenceOf(
  line: FrontLine,
  lines: readonly FrontLine[],
  order: number,
  language: Language,
): DateEvidence[] {
  const { text } = line;
  if (COPYRIGHT.test(text) && !/version/iu.test(text)) return [];
  const evidence: DateEvidence[] = [];
  const add = (rank: number, range: TextRange, span: TextRange = range) => {
    const at = (one: TextRange) => ({ start: line.start + one.start, end: line.start + one.end });
    evidence.push({
      fact: {
        text: text.slice(range.start, range.end).replace(/\s+/gu, ' '),
        page: line.page,
        span: at(span),
      },
      // What stands first, stands for the document; on later pages other things have dates.
      rank: rank - 0.6 * order - 0.001 * line.at,
    });
  };
  const dateline = order <= 1 ? readDateline(text) : undefined;
  if (dateline?.date) add(RANKS.dateline, dateline.date);
  for (const { start, end, precision } of findDates(text, language)) {
    if (precision === 'quarter' || !hasYear(text.slice(start, end))) continue;
    const range = widen(text, withoutVersion(text, { start, end }));
    const before = cueBefore(line, lines, start);
    const period = PERIOD.exec(before.own);
    if (period && order <= 1 && isNear(before.own, period) && isFirstOfCell(before.own, period))
      add(RANKS.period, before.isSameLine ? { start: period.index, end: range.end } : range);
    else if (CUE.test(before.whole) && (order <= 1 || text.length < 60)) add(RANKS.cue, range);
    else if (end - start >= ALONE * text.trim().length) add(RANKS.alone, range);
    else if (cellOf(text, start).trim().length <= (end - start) / ALONE) add(RANKS.cell, range);
    else if (isVersionStamp(text, start)) add(RANKS.cue, range);
  }
  const year = YEAR_ALONE.exec(text);
  if (year && order <= 4 && line.at > 0) add(RANKS.copyright + 0.5, { start: 0, end: text.length });
  return evidence;
}

const hasYear = (date: string): boolean => /\p{Nd}{4}|年/u.test(date);

/** Nothing but blanks and a comma stands between the cue and what follows it. */
const isNear = (before: string, match: RegExpExecArray): boolean =>
  /^[\s:,]*$/u.test(before.slice(match.index + match[0].length));

/** Prose speaks of such periods as well. */
const isFirstOfCell = (before: string, { index }: RegExpExecArray): boolean =>
  /(?:^|[\t(])\s*$/u.test(before.slice(0, index));

/** "Version 2.0, January 2004": the figure behind a stop is no day. */
function withoutVersion(text: string, { start, end }: TextRange): TextRange {
  const figure = /\p{Nd}\.$/u.test(text.slice(0, start))
    ? /^\p{Nd}{1,2}[\s,.]+(?=\p{L})/u.exec(text.slice(start, end))
    : null;
  return { start: start + (figure?.[0].length ?? 0), end };
}

/** "June 15–20, 2009" from its first day. */
function widen(text: string, { start, end }: TextRange): TextRange {
  const before = /(?:\p{L}{3,9}\.?\s)?\p{Nd}{1,2}\.?\s?[–-]\s?$/u.exec(text.slice(0, start));
  return { start: before ? start - before[0].length : start, end };
}

/** What stands before a date on its line; where it is the first of its cell, what stands above that cell. */
function cueBefore(
  line: FrontLine,
  lines: readonly FrontLine[],
  start: number,
): { readonly own: string; readonly whole: string; readonly isSameLine: boolean } {
  const before = line.text.slice(0, start);
  if (before.slice(before.lastIndexOf('\t') + 1).trim() !== '') {
    // A sentence begins on the line above: "published in the Journal,\non Oct. 2015".
    const opening = before.includes('\t') ? '' : (lines[line.at - 1]?.text ?? '');
    const whole = opening.includes('\t') ? before : `${opening} ${before}`.trimStart();
    return { own: before, whole, isSameLine: true };
  }
  const column = before.split('\t').length - 1;
  const above = lines[line.at - 1]?.text ?? '';
  const cell = above.split('\t')[column]?.trim() ?? '';
  return { own: cell, whole: cell, isSameLine: false };
}

function cellOf(text: string, at: number): string {
  const start = text.lastIndexOf('\t', at) + 1;
  const end = text.indexOf('\t', at);
  return text.slice(start, end < 0 ? text.length : end);
}

/** "(version 2.100) (2023-02-04 11:59:01 UTC)" */
const isVersionStamp = (text: string, at: number): boolean =>
  /version[^()]{0,20}\)?\s?\($/iu.test(text.slice(0, at));

/** "Annual Report 2025" */
function titleYear(title: Fact | undefined): Fact | undefined {
  const [year, ...others] = title?.text.match(YEAR) ?? [];
  return title && year !== undefined && others.length === 0 ? { ...title, text: year } : undefined;
}

/** The newest year of what is said of rights: the last that something was changed. */
function copyrightYear(all: readonly FrontLine[]): Fact | undefined {
  let best: { readonly year: number; readonly fact: Fact } | undefined;
  for (const line of all) {
    if (!COPYRIGHT.test(line.text)) continue;
    for (const match of line.text.matchAll(YEAR)) {
      const year = Number(match[0]);
      if (best && best.year >= year) continue;
      best = { year, fact: { text: match[0], page: line.page, span: { start: line.start, end: line.end } } };
    }
  }
  return best?.fact;
}
