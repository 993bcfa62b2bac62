import type { Page } from '#document/document.ts';
import type { ComparedLine } from '../prepare/read-lines.ts';
import type { PageRange } from './options.ts';

/** The pages of a range; all of them without one. */
export const choosePages = (pages: readonly Page[], range: PageRange | undefined): readonly Page[] =>
  range ? pages.filter(({ number }) => number >= range.from && number <= range.to) : pages;

/**
 * The lines with the heads and feet of the pages behind the text, to be compared as paragraphs of their own: where pages
 * break elsewhere they would part what stayed.
 */
export function putHeadsLast(lines: readonly ComparedLine[]): ComparedLine[] {
  const heads = lines.filter(({ isRunning }) => isRunning);
  return [
    ...lines.filter(({ isRunning }) => !isRunning),
    ...heads.map((line) => ({ ...line, isRunning: false, startsParagraph: true })),
  ];
}
