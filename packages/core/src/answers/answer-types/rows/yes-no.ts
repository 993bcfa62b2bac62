import { DUTY, NEGATION, PERMISSION, SAYS_OUTRIGHT } from '#text/duty-words.ts';
import { isFigureRow, sentenceAround, wordShareOf } from '../questions/question-words.ts';
import type { Language } from '#text/languages.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';

/** The verb is last in these, so that what a modal governs stands before it. */
const VERB_LAST: ReadonlySet<Language> = new Set<Language>(['ja', 'hi']);
const PHRASE = 80;

/** From a modal or negation to the end of its phrase: "may charge any price". */
function phraseEnd(text: string, end: number, language: Language): number {
  if (VERB_LAST.has(language)) return end;
  const rest = text.slice(end, end + PHRASE);
  const stop = /[,;:()—،。，；：]|[.!?](?=\s|$)/u.exec(rest)?.index;
  if (stop !== undefined) return end + rest.slice(0, stop).trimEnd().length;
  if (end + PHRASE >= text.length) return text.trimEnd().length;
  const lastSpace = rest.lastIndexOf(' ');
  return lastSpace > 0 ? end + lastSpace : end;
}

/** What a question asks about: whether one may, whether one must, or whether something is so. */
type Sort = 'permission' | 'duty' | 'fact';

/** The words that make the sort of a question stand near its start, before those of what it tells besides. */
function sortOf(question: string, language: Language): Sort {
  const permission = question.search(PERMISSION(language));
  const duty = question.search(DUTY(language));
  if (permission < 0) return duty < 0 ? 'fact' : 'duty';
  return duty >= 0 && duty < permission ? 'duty' : 'permission';
}

/** How well words of each kind settle a question of each sort. */
const SETTLES: Readonly<Record<Sort, Readonly<Record<'permission' | 'duty' | 'negation', number>>>> = {
  permission: { permission: 0.95, duty: 0.8, negation: 0.75 },
  duty: { permission: 0.7, duty: 0.95, negation: 0.75 },
  fact: { permission: 0.6, duty: 0.6, negation: 0.85 },
};
/** A sentence may settle a question by what it says, without any of these words. */
const PLAIN: Readonly<Record<Sort, number>> = { permission: 0.4, duty: 0.4, fact: 0.5 };
const WITHOUT_WORDS = 0.5;
/** The rest of a question's words is often said otherwise. */
const ENOUGH = 0.6;
const OUTRIGHT = 0.9;
const OUTRIGHT_LEAST = 0.6;
const MOST = 40;

function find(input: FindInput): Found[] {
  const { text, question, language } = input;
  if (isFigureRow(text)) return [];
  const shareOf = wordShareOf(input);
  const sort = sortOf(question, language);
  const found: Found[] = [];
  const near = (start: number, end: number) =>
    WITHOUT_WORDS + (1 - WITHOUT_WORDS) * Math.min(1, shareOf(sentenceAround(text, start, end)) / ENOUGH);
  const take = (pattern: RegExp, strength: number) => {
    for (const match of text.matchAll(pattern)) {
      const word = match.index + match[0].trimEnd().length;
      const range = { start: match.index, end: phraseEnd(text, word, language) };
      if (word > range.start && !found.some((each) => each.start < range.end && range.start < each.end)) {
        found.push({ ...range, fit: strength * near(match.index, word) });
      }
      if (found.length > MOST) return;
    }
  };
  const outright = SAYS_OUTRIGHT(language).exec(text);
  if (outright !== null) {
    const end = outright[0].length;
    found.push({ start: 0, end, fit: Math.max(OUTRIGHT * near(0, end), OUTRIGHT_LEAST) });
  }
  take(PERMISSION(language), SETTLES[sort].permission);
  take(DUTY(language), SETTLES[sort].duty);
  take(NEGATION(language), SETTLES[sort].negation);
  if (found.length === 0) return [{ start: 0, end: text.length, fit: PLAIN[sort] * near(0, text.length) }];
  return found.toSorted((left, right) => left.start - right.start);
}

/** Anchored at the start of the clause that asks. */
const ASKS: Readonly<Record<Language, string>> = {
  en: "^(?:and |but |so |or )?(?:is|are|am|was|were|do|does|did|has|have|had|can|could|may|might|must|shall|should|will|would|isn't|aren't|don't|doesn't|didn't|can't|won't|hasn't|haven't|need)(?! (?:you|u|someone|anyone) (?:please )?(?:tell|say|explain|list|describe|summari[sz]e|give|show|find|name))|^(?:is it true|any (?:deaths|fees|exceptions|restrictions|guarantee|warranty))|also under|whether|^i wonder if|^(?!.*(?:what|which|who|how|when|where|why)).{1,60} (?:allowed|permitted|possible|mandatory|legal|ok|okay|refundable|forbidden)$",
  de: '^(?:und |aber |oder )?(?:ist|sind|war|waren|bin|hat|habe|haben|hatte|hatten|kann|können|könnte|darf|dürfen|muss|müssen|soll|sollte|sollen|wird|werden|wurde|wurden|gibt|gab|gilt|gelten|lässt|läuft|braucht|brauche|brauchen|benötigt|benötige|unterstützt|funktioniert|enthält|gehört|bekommt|bekomme|bekommen|zahlt|haftet|verkauft|besitzt|will|wollen|würde|kostet|stimmt|steht|geht|macht|existiert)|^(?!.*(?:was|welche|wie|wer|wann|wo|wem|warum)).{1,60} (?:erlaubt|gestattet|möglich|zulässig|verboten|pflicht|inbegriffen)$',
  fr: "^(?:et )?(?:est-ce que|est-ce qu'\\p{L}*|est-ce|peut-on|peut-il|peut-elle|puis-je|dois-je|doit-on|faut-il|y a-t-il|y avait-il|ai-je|a-t-on|a-t-il|a-t-elle|ont-ils|est-il|est-elle|sont-ils|sont-elles|était-il|avons-nous|pouvons-nous|devons-nous|existe-t-il|\\p{L}{2,12}-t-(?:il|elle|on)|\\p{L}{2,12}-(?:je|tu|il|elle|on|nous|vous|ils|elles))|^(?!(?:qui|que|quel*|quand|où|combien|comment|pourquoi|à|de|dans|en|pour|par|sur|depuis|jusqu) )(?:\\S{1,20} ){1,6}(?:\\p{L}{2,12}-t-(?:il|elle|on)|\\p{L}{2,12}-(?:il|elle|ils|elles))|^(?!.*(?:quel|quoi|combien|comment|quand|qui|pourquoi)).{1,60} (?:autorisée?|permise?|possible|obligatoire|interdite?)$",
  es: '^(?:y |pero |o )?(?:puedo|puede[ns]?|podemos|podría[n]?|se puede[n]?|es|son|está[n]?|era[n]?|fue|fueron|hay|había|hubo|tiene[ns]?|tengo|tenemos|debo|debe[n]?|debemos|existe[n]?|permite[n]?|ha|han|he|será|va|funciona|soporta|incluye|necesito|necesita[n]?|se permite|está permitido|sirve|vale|conviene|cabe)|^(?!.*(?:qué|cuál|cuánt|cómo|cuándo|quién|dónde)).{1,60} (?:posible|permitid[oa]|obligatori[oa]|prohibid[oa])$',
  pt: '^(?:e |mas |ou )?(?:posso|pode[ms]?|podemos|poderia|é|são|está|estão|era|foi|foram|há|havia|houve|tem|têm|tenho|temos|devo|deve[m]?|devemos|existe[m]?|permite[m]?|será|vai|funciona|suporta|inclui|preciso|precisa|é preciso|é possível|convém|consigo|dá para)|^(?!.*(?:que|qual|quais|quant|como|quando|quem|onde)).{1,60} (?:possível|permitid[oa]|obrigatóri[oa]|proibid[oa])$',
  ru: '^(?!(?:как|что|кто|где|куда|когда|почему|зачем|сколько|чем|о чем|в как)).{1,80} (?:ли|придется|придётся)|^(?:и |а )?(?:можно|могу|может|могут|можем|есть ли|нужно|надо|обязательно|должен|должна|должны|разрешено|правда|верно|является|существует|имею|имеет|будет|был|была|были|поддерживает)(?! (?:вы )?(?:сказать|рассказать))|разве|неужели|^(?!.*(?:как|что|кто|когда|где|сколько|почему|чем)).{1,60} (?:можно|разрешено|возможно|обязательно|запрещено)$',
  pl: '^(?:a |i |ale )?czy|czy (?:można|mogę|może|jest|są|trzeba|muszę|musi)|^(?:można|mogę|muszę|wolno|trzeba)|^(?!.*(?:jak|co |kto|kiedy|gdzie|ile|dlaczego)).{1,60} (?:możliw[eay]|dozwolon[eay]|obowiązkow[eay]|zabronion[eay])$',
  ar: '^(?:و)?هل|^أ(?:ليس|يمكن|يجوز|كان|هناك|يوجد|تم)|أليس|هل (?:يمكن|يجوز|يجب|كان)',
  hi: ' तो क्या|^(?:और |तो )?क्या(?! (?:है|हैं|था|थी|थे|कारण|होता|अर्थ|मतलब|नाम|कहते|हुआ|हुई))|(?:है|हैं|था|थी|सकता है|सकते हैं|सकती है) क्या$',
  ja: '(?:ますか|ませんか|ですか|ましたか|でしたか|でしょうか|のか|だろうか|るか|いか|たか|可能か|必要か|有無|可能|必要|必須|禁止|可)$',
  zh: '吗$|吗[，。？]|嘛$|是否|能否|可否|有没有|是不是|能不能|可不可以|可以不可以|会不会|要不要|有无|会否|对不对|行不行|该不该|需不需要|^(?!.*(?:什么|几|多少|谁|哪|怎|何|多[大久长远高])).{0,12}(?:可以|能够|允许|必须|需要|准许|能).{1,30}$',
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
