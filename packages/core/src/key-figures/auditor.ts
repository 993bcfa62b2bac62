import { linesOf, type ReportLine } from './report-lines.ts';
import type { KeyFigure, ReportPage } from './types.ts';

const REPORT =
  /report of independent (?:registered )?(?:public )?account(?:ing firm|ants?)|independent auditor['’]?s['’]? report/iu;
const OPINION = /we have audited|in our opinion/iu;
/** "/s/ Ernst & Young LLP", "KPMG LLP", "DELOITTE & TOUCHE LLP". */
const SIGNED =
  /^(?:(?:\/s\/|\(signed\))\s*)?((?:\p{Lu}[\p{L}.&'’-]*,?\s+|&\s+){1,6}(?:LLP|L\.L\.P\.|LLC|P\.C\.|PC|Ltd\.?|AG|GmbH|S\.A\.))$/iu;
const NAMED =
  /((?:\p{Lu}[\p{L}&'’-]*,?\s+|&\s+){1,6}LLP),\s+(?:an?|our|the Company['’]s)\s+independent\s+registered\s+public\s+accounting\s+firm/u;

/** "The auditor, Harrow & Stein LLP, …" */
const PRESENTED =
  /\b[Tt]he (?:(?:independent|external|statutory) )*auditors?(?: of the (?:[Cc]ompany|[Gg]roup))?(?:,| (?:is|are|was|were)) ((?:\p{Lu}[\p{L}&'’-]*,?\s+|&\s+){1,6}(?:LLP|Ltd|PLC|plc|AG|GmbH|AB|AS|S\.A\.))(?=[\s,.;])/u;

/** Who audited the statements: who signed the report of the auditor, else who is named so. */
export function findAuditor(pages: readonly ReportPage[]): KeyFigure | null {
  return findSigned(pages) ?? findNamed(pages);
}

function findSigned(pages: readonly ReportPage[]): KeyFigure | null {
  for (const [at, page] of pages.entries()) {
    if (!REPORT.test(page.text) || !OPINION.test(page.text)) continue;
    for (const candidate of [page, pages[at + 1], pages[at + 2]]) {
      const signature = candidate && linesOf(candidate).find(isSignature);
      if (candidate && signature) return makeFigure(candidate, signature.span, signature.text, true);
    }
  }
  return null;
}

const isSignature = ({ text }: ReportLine): boolean => SIGNED.test(text.trim());

function findNamed(pages: readonly ReportPage[]): KeyFigure | null {
  for (const page of pages) {
    const match = NAMED.exec(page.text) ?? PRESENTED.exec(page.text);
    if (match === null) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    return makeFigure(page, span, match[1] ?? '', false);
  }
  return null;
}

function makeFigure(
  page: ReportPage,
  span: KeyFigure['evidence'][0]['span'],
  text: string,
  isSure: boolean,
): KeyFigure {
  const name = text
    .trim()
    .replace(/^(?:\/s\/|\(signed\))\s*/iu, '')
    .replace(/\s+/g, ' ');
  return { name: 'auditor', text: name, evidence: [{ page: page.number, span }], isSure };
}
