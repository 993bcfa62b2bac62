import { phrasesByLanguage } from '../phrases.ts';
import { MODALS, NEGATIONS } from '../polarity.ts';
import type { AnswerTypeRow, FindInput, Found, Language } from '../types.ts';

const NEGATION = phrasesByLanguage(NEGATIONS, 'giu');
const MODAL = phrasesByLanguage(MODALS, 'giu');

/** The verb is last in these, so that what a modal governs stands before it. */
const VERB_LAST: ReadonlySet<Language> = new Set<Language>(['ja', 'hi']);
const PHRASE = 80;

/** From a modal or negation to the end of its phrase: "may charge any price". */
function phraseEnd(text: string, end: number, language: Language): number {
  if (VERB_LAST.has(language)) return end;
  const rest = text.slice(end, end + PHRASE);
  const stop = /[,;:()—،。，；：]|[.!?](?=\s|$)/u.exec(rest)?.index;
  if (stop !== undefined) return end + stop;
  if (end + PHRASE >= text.length) return text.trimEnd().length;
  const lastSpace = rest.lastIndexOf(' ');
  return lastSpace > 0 ? end + lastSpace : end;
}

function find({ text, language }: FindInput): Found[] {
  const found: Found[] = [];
  const take = (pattern: RegExp, fit: number) => {
    for (const match of text.matchAll(pattern)) {
      const word = match.index + match[0].trimEnd().length;
      const range = { start: match.index, end: phraseEnd(text, word, language) };
      if (word > range.start && !found.some((each) => each.start < range.end && range.start < each.end)) {
        found.push({ ...range, fit });
      }
      if (found.length > 40) return;
    }
  };
  take(MODAL(language), 0.85);
  take(NEGATION(language), 0.8);
  return found.toSorted((left, right) => left.start - right.start);
}

/** Anchored at the start of the clause that asks. */
const ASKS: Readonly<Record<Language, string>> = {
  en: "^(?:and |but |so |or )?(?:is|are|am|was|were|do|does|did|has|have|had|can|could|may|might|must|shall|should|will|would|isn't|aren't|don't|doesn't|didn't|can't|won't|hasn't|haven't|need)(?! (?:you|u|someone|anyone) (?:please )?(?:tell|say|explain|list|describe|summari[sz]e|give|show|find|name))|^(?:is it true|any (?:deaths|fees|exceptions|restrictions|guarantee|warranty))|also under|whether",
  de: '^(?:und |aber |oder )?(?:ist|sind|war|waren|bin|hat|habe|haben|hatte|hatten|kann|können|könnte|darf|dürfen|muss|müssen|soll|sollte|sollen|wird|werden|wurde|wurden|gibt|gab|gilt|gelten|lässt|läuft|braucht|brauche|brauchen|benötigt|benötige|unterstützt|funktioniert|enthält|gehört|bekommt|bekomme|bekommen|zahlt|haftet|verkauft|besitzt|will|wollen|würde|kostet|stimmt|steht|geht|macht|existiert)',
  fr: "^(?:et )?(?:est-ce que|est-ce qu'\\p{L}*|est-ce|peut-on|peut-il|peut-elle|puis-je|dois-je|doit-on|faut-il|y a-t-il|y avait-il|ai-je|a-t-on|a-t-il|a-t-elle|ont-ils|est-il|est-elle|sont-ils|sont-elles|était-il|avons-nous|pouvons-nous|devons-nous|existe-t-il|\\p{L}{2,12}-t-(?:il|elle|on)|\\p{L}{2,12}-(?:je|tu|il|elle|on|nous|vous|ils|elles))|^(?!(?:qui|que|quel*|quand|où|combien|comment|pourquoi|à|de|dans|en|pour|par|sur|depuis|jusqu) )(?:\\S{1,20} ){1,6}(?:\\p{L}{2,12}-t-(?:il|elle|on)|\\p{L}{2,12}-(?:il|elle|ils|elles))",
  es: '^(?:y |pero |o )?(?:puedo|puede[ns]?|podemos|podría[n]?|se puede[n]?|es|son|está[n]?|era[n]?|fue|fueron|hay|había|hubo|tiene[ns]?|tengo|tenemos|debo|debe[n]?|debemos|existe[n]?|permite[n]?|ha|han|he|será|va|funciona|soporta|incluye|necesito|necesita[n]?|se permite|está permitido|sirve|vale|conviene|cabe)',
  pt: '^(?:e |mas |ou )?(?:posso|pode[ms]?|podemos|poderia|é|são|está|estão|era|foi|foram|há|havia|houve|tem|têm|tenho|temos|devo|deve[m]?|devemos|existe[m]?|permite[m]?|será|vai|funciona|suporta|inclui|preciso|precisa|é preciso|é possível|convém|consigo|dá para)',
  ru: '(?:^|\\S )ли|^(?:и |а )?(?:можно|могу|может|могут|можем|есть ли|нужно|надо|обязательно|должен|должна|должны|разрешено|правда|верно|является|существует|имею|имеет|будет|был|была|были|поддерживает)(?! (?:вы )?(?:сказать|рассказать))|разве|неужели',
  pl: '^(?:a |i |ale )?czy|czy (?:można|mogę|może|jest|są|trzeba|muszę|musi)|^(?:można|mogę|muszę|wolno|trzeba)',
  ar: '^(?:و)?هل|^أ(?:ليس|يمكن|يجوز|كان|هناك|يوجد|تم)|أليس|هل (?:يمكن|يجوز|يجب|كان)',
  hi: '^(?:और |तो )?क्या(?! (?:है|हैं|था|थी|थे|कारण|होता|अर्थ|मतलब|नाम|कहते|हुआ|हुई))|(?:है|हैं|था|थी|सकता है|सकते हैं|सकती है) क्या$',
  ja: '(?:ますか|ませんか|ですか|ましたか|でしたか|でしょうか|のか|だろうか|るか|いか|たか|可能か|必要か|有無)$',
  zh: '吗$|吗[，。？]|嘛$|是否|能否|可否|有没有|是不是|能不能|可不可以|可以不可以|会不会|要不要|有无|会否|对不对|行不行|该不该|需不需要',
};

/** Words that ask for something else than yes or no, though the question begins or ends as one for them. */
export const OPEN_QUESTION: Readonly<Record<Language, string>> = {
  en: '^$',
  de: '^$',
  fr: '^$',
  es: '^$',
  pt: '^$',
  ru: 'как(?:ой|ая|ие|ое)$',
  pl: '^$',
  ar: '^$',
  hi: 'कितन*|कब|कहाँ|कहां|कौन|किस*|कैसे|क्यों',
  ja: '何|いつ|どこ|誰|だれ|どの|どれ|いくつ|いくら|なぜ|どう|どんな|どちら|どなた|なん|なに|幾|どう(?:やって|すれば)',
  zh: '^$',
};

export const yesno: AnswerTypeRow = { type: 'yesno', find, asks: ASKS };
