import type { Page } from '#document/document.ts';
import { withBlocks } from '#structure/find-blocks.ts';
import { toLanguage } from '#language/languages.ts';
import { findDate } from './find-date.ts';
import { findKind } from './find-kind.ts';
import { findParties } from './find-parties.ts';
import { findTitle } from './find-title.ts';
import { readFrontPages } from './front-pages.ts';
import { findLetter, findSubject } from './letter.ts';
import type { About } from './types.ts';

/** What a document is, read from its first pages, which are handed over in order. */
export function readAbout(firstPages: readonly Page[], name: string): About {
  const language = toLanguage(name);
  const pages = readFrontPages(withBlocks(firstPages));
  const all = pages.flat();
  const title = findLetter(all) ? findSubject(all) : findTitle(pages, language);
  const kind = findKind(pages, title, language);
  const date = findDate(pages, title, language);
  return {
    ...(title && { title }),
    ...(kind && { kind }),
    ...(date && { date }),
    parties: findParties(pages, { title, language }),
  };
}
