import { phrasesByLanguage } from '#text/phrases.ts';
import { DUTY, NEGATION, PERMISSION } from '#text/duty-words.ts';
import type { Language } from '#text/languages.ts';
import { type EditSize, isOfFewWords, isOfOneWord, isShort } from './edit-size.ts';
import type { ChangeKind } from './types.ts';

/** Words that make an exception to what is said. */
const EXCEPTION = phrasesByLanguage(
  {
    en: 'without prejudice to|unless|except(?:ing|ed|ion|ions)?|excluding|excluded|save|other than|provided that|notwithstanding|subject to',
    de: 'außer|ausgenommen|ausnahme|ausnahmen|es sei denn|sofern nicht|mit Ausnahme|vorbehaltlich|ungeachtet',
    fr: "sauf|excepté|à l'exception|hormis|à moins que|sous réserve|nonobstant",
    es: 'salvo|excepto|con excepción|a menos que|sin perjuicio|excluyendo|no obstante',
    pt: 'salvo|exceto|com exceção|a menos que|sem prejuízo|excluindo|não obstante',
    ru: 'кроме|за исключением|если не|исключая|несмотря на',
    pl: 'z wyjątkiem|chyba że|oprócz|wyłączając|z zastrzeżeniem|niezależnie od',
    ar: 'باستثناء|إلا|ما عدا|ما لم|بخلاف|شريطة',
    hi: 'सिवाय|के अलावा|छोड़कर|जब तक|बशर्ते',
    ja: 'を除|除く|ただし|但し|限りではない|にかかわらず',
    zh: '除外|除非|除了|但书|例外|尽管',
  },
  'giu',
);

/** Those words of `DUTY` that only advise. */
const RECOMMENDATION = phrasesByLanguage(
  {
    en: 'should|ought to|recommended|advisable|supposed to|expected to',
    de: 'soll|sollen|sollte*|empfohlen|empfehl*',
    fr: 'devrai*|recommand*|conseill*',
    es: 'debería*|recomend*|conviene',
    pt: 'deveria*|recomend*|convém',
    ru: 'следует|рекоменд*|стоит',
    pl: 'powin*|zaleca*',
    ar: 'ينبغي|ينصح',
    hi: 'चाहिए|सलाह',
    ja: 'べき|推奨',
    zh: '应该|推荐|建议',
  },
  'giu',
);

const NEGATED_TWICE = /な(?:ければ|くては)(?:ならない|なりません)|ねばならない|不得不|不能不/gu;

/** Verbs that neither oblige nor permit, where others do. */
const AUXILIARY = phrasesByLanguage(
  {
    en: 'will|would|is|are|was|were|does|do|did|has|have|had',
    de: 'wird|werden|ist|sind|war|waren|hat|haben|hatte*',
    fr: 'est|sont|était|sera|seront|a|ont|fera|fait',
    es: 'es|son|era|será|serán|ha|han|hace',
    pt: 'é|são|era|será|serão|tem|têm|faz',
    ru: 'будет|будут|был*|является|являются',
    pl: 'jest|są|był*|będzie|będą|zostanie|zostaną',
    ar: 'سوف|يكون|تكون|كان|كانت',
    hi: 'है|हैं|था|थी|थे|होगा|होगी|होंगे',
    ja: 'する|した|です|ます',
    zh: '将|是|会',
  },
  'giu',
);

const countOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].length;

/** What an edit does to duties, permissions, negations and exceptions. */
// oxlint-disable-next-line max-params -- an edit, and what it says on both sides
export function dutyKinds(before: string, after: string, language: Language, size: EditSize): ChangeKind[] {
  const kinds: ChangeKind[] = [];
  const exception = EXCEPTION(language);
  const exceptions = Math.sign(countOf(exception, after) - countOf(exception, before));
  if (exceptions !== 0) kinds.push(exceptions > 0 ? 'exception-added' : 'exception-removed');
  if (!saysOfDuties(before, after, language, size)) return kinds;
  // "Without prejudice to" negates nothing, nor does what negates twice and obliges.
  const negationsIn = (text: string) =>
    countOf(NEGATION(language), text.replace(exception, ' ').replace(NEGATED_TWICE, ' '));
  const negations = Math.sign(negationsIn(after) - negationsIn(before));
  if (negations !== 0) kinds.push(negations > 0 ? 'negation-added' : 'negation-removed');
  if (kinds.length > 0) return kinds;
  // "Require" in place of "describe" is another verb; in place of "will" it obliges.
  const isVerb = (text: string) => isOfDuty(text, language) || countOf(AUXILIARY(language), text) > 0;
  if (isOfOneWord(size) && !(isVerb(before) && isVerb(after))) return kinds;
  const [strengthBefore, strengthAfter] = [strengthOf(before, language), strengthOf(after, language)];
  if (strengthBefore !== strengthAfter)
    kinds.push(strengthAfter > strengthBefore ? 'obligation-strengthened' : 'obligation-weakened');
  return kinds;
}

/** Whether an edit turns a duty or its negation into another: a phrase that came in place of an unrelated one does not. */
// oxlint-disable-next-line max-params -- an edit, and what it says on both sides
function saysOfDuties(before: string, after: string, language: Language, size: EditSize): boolean {
  return isShort(size) && (isOfFewWords(size) || (isOfDuty(before, language) && isOfDuty(after, language)));
}

const isOfDuty = (text: string, language: Language) =>
  [DUTY, NEGATION, PERMISSION].some((words) => countOf(words(language), text) > 0);

/** Names of duties and rights, which neither oblige nor permit by themselves: "any restriction", "the grants". */
const NAMES_OF_DUTIES = phrasesByLanguage(
  {
    en: 'obligations?|requirements?|restrictions?|conditions?|grants?|permissions?|prohibitions?|rights? to|responsible|liable|legal|illegal|lawful|possible|impossible|necessary|unnecessary|optional|restrict(?:s|ed)?',
    de: 'pflicht|pflichten|verpflichtung*|notwendigkeit*|voraussetzung*|erlaubnis*|genehmigung*|verbot|verbote|recht',
    fr: 'obligations?|autorisations?|permissions?|interdictions?|droit de|responsables?|possible|impossible',
    es: 'obligación|obligaciones|permisos?|prohibición|prohibiciones|derecho|responsable|posible|imposible',
    pt: 'obrigação|obrigações|permissão|permissões|proibição|proibições|direito|responsável|possível|impossível',
    ru: 'требовани*|разрешени*|запрет|запрета|запреты|право|ответственн*|возможност*',
    pl: 'wymagani*|zezwoleni*|zakaz|zakazy|prawo|odpowiedzialn*|możliwość|możliwości',
    ar: 'حق|مسؤول*|ممكن',
    hi: 'अनुमति|अधिकार|ज़िम्मेदार|उत्तरदायी|संभव|असंभव',
    ja: '義務|責任|権利|許可|可能|不可',
    zh: '义务|责任|权利|要求|许可',
  },
  'giu',
);

/** How much a text obliges: a permission less than nothing said, a recommendation less than a duty. */
function strengthOf(whole: string, language: Language): number {
  const text = whole.replace(NAMES_OF_DUTIES(language), ' ');
  const recommended = countOf(RECOMMENDATION(language), text);
  if (countOf(DUTY(language), text) > recommended) return 2;
  if (recommended > 0) return 1;
  return countOf(PERMISSION(language), text) > 0 ? -1 : 0;
}
