import type { TextRange } from '#text/text-range.ts';
import { findNameRuns } from '#names/names.ts';
import type { Language } from '#language/languages.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { MAX_NAME } from './facts.ts';

const SEPARATOR =
  /\t|,\s*(?:and|und|et|y|e|и|i)\s+|,(?!\s(?:Inc|Jr|Sr|Ltd|LLC|PhD|Ph\.D|M\.D)\b)\s*|\s+(?:and|und|&|et|y|и)\s+(?=\p{Lu})|[、，]/gu;
/** "Martin Mächler Benjamin M. Bolker Steven C. Walker", printed side by side. */
const SIDE_BY_SIDE =
  /(?:\p{Lu}[\p{L}'’-]+\s(?:\p{Lu}\.\s)*\p{Lu}[\p{L}'’-]+)(?=\s\p{Lu}[\p{L}'’-]+\s(?:\p{Lu}\.\s)*\p{Lu}[\p{L}'’-]+)/gu;
const PERSON =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s+){1,4}(?:(?:de|da|do|van|von|der|den|la|le|bin|al)\s+)*\p{Lu}[\p{L}\p{M}'’-]+(?:,? (?:Jr|Sr)\.?)?$/u;
export const GROUP =
  /(?<![\p{L}\p{M}])(?:team|group|gruppe|groupe|grupo|project|projekt|projet|proyecto|projeto|mailing list|committee|foundation|stiftung|association|society|union|council|inc|ltd|llc|gmbh|ag|s\.a|company|corporation|press|команда|группа|проект\p{L}*|фонд|zespół|fundacja|équipe|equip[ao]|فريق|مؤسسة)(?![\p{L}\p{M}])|チーム|グループ|協会|会社|委員会|团队|小组|委员会|公司|基金会|协会/iu;

/** Of what a list of names consists of: one may be no name that is known. */
const LEAST_SHARE = 0.6;

const STARTS_NAME =
  /^(?:(?:[Tt]he|[Dd]as|[Dd]ie|[Dd]er|[Ll]['’]|[Ll]a|[Ee]l|[OoAa]) ?)?(?:\p{Lu}|\p{Lo}|l['’]équipe|el equipo)/u;

/** The names that a stretch consists of; none where much else stands among them, or before them. */
export function namesIn(text: string, language: Language): TextRange[] {
  const parts = split(text, SEPARATOR).flatMap((part) => apart(text, part));
  const names = parts.flatMap((part) => {
    const name = text.slice(part.start, part.end);
    return isName(name, language) ? [part] : [];
  });
  return names.length < LEAST_SHARE * parts.length || (parts[0] && names[0]?.start !== parts[0].start)
    ? []
    : names;
}

export function isName(name: string, language: Language): boolean {
  if (name.length < 3 || name.length > MAX_NAME) return false;
  if (GROUP.test(name) && STARTS_NAME.test(name) && !/[;:!?]/u.test(name)) return true;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name))
    return /^[\p{sc=Han}\p{sc=Katakana}・\s]{2,12}(?:\(.{1,12}\))?$/u.test(name);
  if (!PERSON.test(name)) return false;
  const stops = stopWordsOf(language);
  if (name.split(/\s+/u).some((word) => !/^\p{Ll}/u.test(word) && stops.has(word.toLowerCase())))
    return false;
  return /\p{Ll}/u.test(name) ? findNameRuns(name, language).length > 0 : true;
}

function split(text: string, separator: RegExp): TextRange[] {
  const parts: TextRange[] = [];
  let start = 0;
  for (const match of text.matchAll(separator)) {
    parts.push(trimmed(text, { start, end: match.index }));
    start = match.index + match[0].length;
  }
  parts.push(trimmed(text, { start, end: text.length }));
  return parts.filter(({ start: from, end }) => end > from);
}

/** Full names that only a space parts. */
function apart(text: string, part: TextRange): TextRange[] {
  const parts: TextRange[] = [];
  const words = text.slice(part.start, part.end);
  if (GROUP.test(words)) return [part];
  let start = 0;
  for (const match of words.matchAll(SIDE_BY_SIDE)) {
    if (match.index !== start) break;
    parts.push({ start: part.start + start, end: part.start + match.index + match[0].length });
    start = match.index + match[0].length + 1;
  }
  return [...parts, { start: part.start + start, end: part.end }];
}

export function trimmed(text: string, { start, end }: TextRange): TextRange {
  const part = text.slice(start, end);
  const skipped = /^(?:[\s([<,–—-]|(?:19|20)\p{Nd}{2}(?!\p{Nd}))*/u.exec(part)?.[0].length ?? 0;
  const tail =
    /(?:(?<!\b(?:Inc|Ltd|Co|Corp|Jr|Sr|S\.A))\.|[\s)\]>,;–—-])*$/u.exec(part.slice(skipped))?.[0].length ?? 0;
  return { start: start + skipped, end: Math.max(start + skipped, end - tail) };
}

/** The stop of "Inc." belongs to the name. */
export const withStop = (text: string, { start, end }: TextRange): TextRange =>
  text[end] === '.' && /(?<!\p{L})(?:Inc|Ltd|Co|Corp|S\.A|e\.V)$/u.test(text.slice(start, end))
    ? { start, end: end + 1 }
    : { start, end };
