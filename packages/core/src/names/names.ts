import { remembering } from '#text/remember.ts';
import type { TextRange } from '#text/text-range.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { countryNames } from './countries.ts';
import { isRoleName } from './roles.ts';
import { isCommonCapital, isGivenName, isMonthOrDay } from './name-words.ts';
import type { Language } from '#language/languages.ts';

/** A run of capitalised words: "Osamu Aoki", "Ernst & Young LLP", "J. R. Smith". */
export interface NameRun extends TextRange {
  readonly text: string;
  readonly words: readonly string[];
  readonly isSentenceStart: boolean;
  readonly kind: 'organisation' | 'place' | 'unknown';
  /** Begins with a common given name, a title or an initial. */
  readonly isPersonal: boolean;
  /** Ends as names of firms and institutions do, or says what the institution is for. */
  readonly isCompany: boolean;
  /** A title opens it or stands before it. */
  readonly isTitled: boolean;
}

/** Endings of names of companies. */
const COMPANY_END =
  /(?:^|\s)(?:Inc|Incorporated|Corp|Corporation|Company|Co|LLC|L\.L\.C|LLP|L\.P|LP|Ltd|Limited|PLC|plc|GmbH|AG|KG|KGaA|SE|e\.V|OHG|S\.A|SA|S\.A\.S|SAS|SARL|S\.r\.l|S\.p\.A|SpA|S\.L|SL|S\.A\.U|Ltda|N\.V|NV|B\.V|BV|AB|ASA|A\/S|Oy|Oyj|S\.K\.A|Sp\. z o\.\s?o|z o\.o|Group|Holdings?|Bank|Trust|Fund|Partners)\.?$/u;

/** Words that make a name that of an organisation, in the languages with capitals. */
const ORGANISATION_WORD =
  /(?:^|[\s-])(?:University|Universität|Université|Universidad|Universidade|Uniwersytet\p{L}{0,3}|Университет\p{L}{0,2}|Institut\p{L}{0,4}|Instytut\p{L}{0,3}|Институт\p{L}{0,2}|Foundation|Stiftung|Fondation|Fundación|Fundação|Fundacj\p{L}{1,2}|Фонд\p{L}{0,2}|Association|Verein|Verband|Asociación|Associação|Commission|Kommission|Comisión|Comissão|Комисси\p{L}{1,2}|Committee|Council|Board|Agency|Agence|Agencia|Agência|Ministry|Ministerium|Ministère|Ministerio|Ministério|Министерств\p{L}{1,2}|Department|Bureau|Authority|Court|Gericht|Tribunal|Суд|Airlines?|Airways|Motors|Systems|Technologies|Software|Industries|Laborator(?:y|ies)|Labs|Museum|Museo|Musée|Museu|School|College|Church|Party|Partei|Union|Society|Club|Team|Project|Projekt|Projet|Proyecto|Projeto|Проект|Network|Press|Consortium|Federation|Organization|Organisation|Organización|Organização|Организаци\p{L}{1,2}|Компани\p{L}{1,2}|ООО|ОАО|ПАО|ЗАО)(?:$|[\s-])/u;

/** The words of these that name nothing else at the end of a name. */
const ORGANISATION_END =
  /(?:^|\s)(?:University|Institute|Foundation|Association|Commission|Committee|Council|Agency|Ministry|Department|Bureau|Authority|Court|Museum|School|College|Church|Party|Union|Society|Club|Consortium|Federation|Organi[sz]ation|Stiftung|Universität|Kommission|Partei)$/u;

const OF = /^(.{2,60}?)\s{1,2}(?:of|for)\s{1,2}(?:the\s{1,2})?(?=\p{Lu})/u;
/** "Ministry of Defence": what it is for stands behind. */
const ORGANISATION_OF =
  /(?:University|Universität|Université|Universidad|Universidade|Institut\p{L}{0,4}|Foundation|Association|Commission|Committee|Council|Board|Agency|Ministry|Ministère|Ministerio|Ministério|Department|Bureau|Court|Museum|School|College|Church|Bank|Union|Society|Federation|Organi[sz]ation)\s(?:of|for|de|des|du|da|do|der|für)\s/u;

const TITLE =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Lord|Lady|President|King|Queen|Prince|Princess|Pope|Saint|St|General|Captain|Herr|Frau|Doktor|König|Königin|Kaiser|Papst|M|Mme|Mlle|Monsieur|Madame|Docteur|Roi|Reine|Don|Doña|Sr|Sra|Señor|Señora|Rey|Reina|Papa|Dom|Dona|Senhor|Senhora|Rei|Rainha|Pan|Pani|Król|Królowa|Papież|Господин|Госпожа|Король|Королева|Царь|Император|Папа)\.?$/u;

const CAPITAL = String.raw`(?:\p{Lu}\.(?:\s?-?\p{Lu}\.){0,3}|\p{Lu}[\p{L}\p{M}\p{Nd}'’.-]{0,40}[\p{L}\p{Nd}]|\p{Lu}[\p{Lu}\p{Nd}]{1,15}|[a-z]\p{Lu}[\p{L}]{1,20})`;
const JOIN = String.raw`(?:\s{1,2}(?:&|de|del|de la|de los|da|do|dos|das|di|du|van|van der|van den|von|von der|zu|la|le|y|bin|ibn|al|el|of|of the|for|und|ten|ter)\s{1,2}|\s{1,2}|\s?&\s?)`;
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{Nd}_/@.#-])${CAPITAL}(?:${JOIN}${CAPITAL}){0,6}(?:,?\s(?:Inc|Corp|Ltd|LLC|LLP|S\.A|Jr|Sr)\b\.?)?`,
  'gu',
);

/** Runs of capitalised words of a text in a script with capitals. */
export const findNameRuns: (text: string, language: Language) => readonly NameRun[] =
  remembering(readNameRuns);

function readNameRuns(text: string, language: Language): readonly NameRun[] {
  const runs: NameRun[] = [];
  const stops = stopWordsOf(language);
  for (const match of text.matchAll(RUN)) {
    const run = afterRole(text, trimRun(text, match.index, match[0], stops), language);
    if (run !== null && !isTitleAlone(text, run)) runs.push(describe(text, run, language));
  }
  return runs;
}

/** "President of Nordwind Holdings": the role is not part of the name. */
function afterRole(text: string, run: TextRange | null, language: Language): TextRange | null {
  if (run === null) return null;
  const [whole = '', role = ''] = OF.exec(text.slice(run.start, run.end)) ?? [];
  return role !== '' && isRoleName(role, language) ? { start: run.start + whole.length, end: run.end } : run;
}

/** Takes function words off the start of a run: "The Boeing Company" → "Boeing Company", "In Paris" → "Paris". */
function trimRun(text: string, at: number, raw: string, stops: ReadonlySet<string>): TextRange | null {
  let start = at;
  const end = at + raw.replace(/['’]s$/u, '').length;
  for (;;) {
    const word = /^[^\s&]+/u.exec(text.slice(start, Math.min(end, start + 50)))?.[0] ?? '';
    const lower = word.toLowerCase();
    if (word === '' || (!stops.has(lower) && !isCommonCapital(lower) && !isMonthOrDay(lower))) break;
    start += word.length;
    start += /^[\s&]*/u.exec(text.slice(start, start + 6))?.[0].length ?? 0;
    if (start >= end) return null;
    if (!/^\p{Lu}/u.test(text.slice(start, start + 2))) {
      const next = /\p{Lu}/u.exec(text.slice(start, end));
      if (next === null) return null;
      start += next.index;
    }
  }
  return start < end ? { start, end } : null;
}

/** "Mr" of "Mr. Smith" is no name. */
function isTitleAlone(text: string, { start, end }: TextRange): boolean {
  return TITLE.test(text.slice(start, end)) && /^\.?\s\p{Lu}/u.test(text.slice(end, end + 3));
}

function describe(text: string, { start, end }: TextRange, language: Language): NameRun {
  const name = text.slice(start, end);
  const words = name.split(/\s+/u);
  const before = text.slice(Math.max(0, start - 24), start).trimEnd();
  const isCompany = COMPANY_END.test(name) || ORGANISATION_END.test(name) || ORGANISATION_OF.test(name);
  const isOrganisation = isCompany || ORGANISATION_WORD.test(name);
  const isPlace = !isOrganisation && countryNames(language).has(name.toLowerCase());
  const first = words[0] ?? '';
  const titled = TITLE.test(first) || TITLE.test(/\S+$/u.exec(before)?.[0] ?? '');
  return {
    start,
    end,
    text: name,
    words,
    isSentenceStart: before === '' || /[.!?:;•—–*|\t]$/u.test(before),
    kind: isOrganisation ? 'organisation' : isPlace ? 'place' : 'unknown',
    isCompany,
    isTitled: titled && words.length > (TITLE.test(first) ? 1 : 0),
    isPersonal: titled || /^\p{Lu}\.$/u.test(first) || words.some((word) => isGivenName(word.toLowerCase())),
  };
}
