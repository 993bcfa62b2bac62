import { countryNames, namedCountries } from '../countries.ts';
import { findNameRuns } from '../names.ts';
import { isUnspaced, phrasesByLanguage } from '../phrases.ts';
import type { AnswerTypeRow, FindInput, Found, Language } from '../types.ts';
import { isSaidName } from './person.ts';

const PREPOSITION = phrasesByLanguage({
  en: '(?:in|at|near|from|to|into|of|off|outside|across|around|through|between|located in|based in|city of|town of|state of|county of|district of)$',
  de: '(?:in|im|bei|aus|nach|von|an der|am|nahe|zu|stadt)$',
  fr: '(?:à|au|aux|en|dans|de|du|près de|vers|ville de|sur)$',
  es: '(?:en|de|a|desde|hacia|cerca de|ciudad de|hasta)$',
  pt: '(?:em|no|na|nos|nas|de|do|da|para|perto de|cidade de|até)$',
  ru: '(?:в|во|из|на|под|около|у|город|городе|города|близ)$',
  pl: '(?:w|we|z|ze|do|na|koło|pod|nad|miasto|mieście|mieścieie|przy)$',
  ar: '(?:في|من|إلى|مدينة|قرب|بمدينة|ولاية|دولة)$',
  hi: '$^',
  ja: '$^',
  zh: '$^',
});

/** Places by the words around them, where names have no capitals. */
const UNCASED = phrasesByLanguage(
  {
    en: '\\p{Nd}{1,6} \\p{Lu}[\\p{L}.]{1,20}(?: \\p{Lu}[\\p{L}.]{1,20}){0,3} (?:street|st\\.|avenue|ave\\.|road|rd\\.|boulevard|blvd\\.|drive|lane|way)',
    de: '\\p{Lu}\\p{L}{2,20}(?:straße|strasse|str\\.|platz|allee|weg) \\p{Nd}{1,4}',
    fr: '\\p{Nd}{1,4},? (?:rue|avenue|boulevard|place|quai) \\S{1,20}(?: \\S{1,20}){0,3}',
    es: '(?:calle|avenida|plaza|paseo) \\S{1,20}(?: \\S{1,20}){0,3}',
    pt: '(?:rua|avenida|praça|travessa) \\S{1,20}(?: \\S{1,20}){0,3}',
    ru: '(?:ул\\.|улица|проспект|площадь) \\S{1,20}(?: \\S{1,20}){0,2}',
    pl: '(?:ul\\.|ulica|ulicy|aleja|plac) \\S{1,20}(?: \\S{1,20}){0,2}',
    ar: '(?:مدينة|ولاية|محافظة|قرية|شارع|منطقة|جزيرة|جبل|نهر|بحيرة|دولة|مقاطعة) [\\p{L}\\p{M}]{2,20}(?: [\\p{L}\\p{M}]{2,20})?|في [\\p{L}\\p{M}]{3,20}',
    hi: '(?:[\\p{L}\\p{M}]{2,20} )?[\\p{L}\\p{M}]{2,20} (?:में|शहर|नगर|राज्य|जिले|ज़िले|प्रांत|द्वीप|गाँव|गांव|से)',
    ja: '[\\p{Script=Han}\\p{Script=Katakana}ー]{1,12}(?:都|道|府|県|市|区|町|村|州|島|国|省|郡|駅|空港|城|寺|山|川|湖)|[\\p{Script=Han}\\p{Script=Katakana}ー]{2,12}(?=で|にある|に位置|において)',
    zh: '[\\p{Script=Han}]{1,8}(?:省|市|县|区|州|镇|村|岛|国|山|河|湖|街|路|港|机场|地区|法院)|(?<=在|于|到|从|位于)[\\p{Script=Han}]{2,8}',
  },
  'giu',
);

/** Countries that a text names, by the language data of the engine; unspaced scripts are looked through name by name. */
function findCountries({ text, language, question }: FindInput): Found[] {
  const names = countryNames(language);
  const named = namedCountries(question, language, names);
  const found: Found[] = [];
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return found;
  if (isUnspaced(language)) {
    for (const name of names) {
      if (name.length < 2 || named.has(name)) continue;
      for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
        found.push({ start: at, end: at + name.length, fit: 1 });
      }
    }
    return found.toSorted((left, right) => left.start - right.start);
  }
  const words = [...lower.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’.&-]{0,40}/gu)];
  words.forEach((word, at) => {
    // The longest name that begins here, of up to four words.
    for (let count = 3; count >= 0; count--) {
      const last = words[at + count];
      if (last === undefined) continue;
      const end = last.index + last[0].length;
      const name = lower
        .slice(word.index, end)
        .replace(/[.’']s?$/u, '')
        .replace(/\s+/gu, ' ');
      if (!names.has(name) || named.has(name)) continue;
      if ((found.at(-1)?.end ?? 0) > word.index) return;
      found.push({ start: word.index, end: word.index + name.length, fit: 1 });
      return;
    }
  });
  return found;
}

function findPlaces(input: FindInput): Found[] {
  const { text, question, language } = input;
  const found: Found[] = findCountries(input).map((each) => ({ ...each, fit: 0.9 }));
  for (const match of text.matchAll(UNCASED(language))) {
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      fit: language === 'hi' ? 0.4 : 0.7,
    });
  }
  for (const run of findNameRuns(text, language)) {
    const before = text.slice(Math.max(0, run.start - 24), run.start).trimEnd();
    const isAfterPreposition = PREPOSITION(language).test(
      before.replace(/\s(?:the|der|die|den|la|le|el|los|o|a)$/iu, ''),
    );
    // "Chicago, Illinois" is one place.
    const state =
      /^,\s\p{Lu}(?:\p{L}{1,20}|\.\p{Lu}\.)(?:\s\p{Lu}\p{L}{1,20})?/u.exec(
        text.slice(run.end, run.end + 46),
      )?.[0] ?? '';
    const fit = isAfterPreposition ? 0.85 : state !== '' ? 0.6 : 0.25;
    const share = run.kind === 'organisation' ? 0.6 : run.isPersonal ? 0.4 : 1;
    found.push({ start: run.start, end: run.end + state.length, fit: fit * share });
  }
  const seen: Found[] = [];
  for (const each of found.toSorted((left, right) => left.start - right.start || right.fit - left.fit)) {
    if ((seen.at(-1)?.end ?? 0) > each.start) continue;
    if (!isSaidName(text.slice(each.start, each.end), question)) seen.push(each);
  }
  return seen;
}

const WHERE: Readonly<Record<Language, string>> = {
  en: 'where|(?:which|what) … (?:city|cities|town|state|region|place|location|court|courts|address|continent|county|province|village|island|jurisdiction|street|building|room|site)|headquarters|headquartered|(?:registered |mailing |principal )?(?:address|office)|location|governing law|jurisdiction|venue|birthplace|capital of|country of',
  de: 'wo|woher|wohin|(?:welche[nmrs]?|in welche[rnm]) … (?:stadt|ort|region|bundesland|gericht|adresse|kontinent|provinz|insel|gegend)|hauptsitz|firmensitz|sitz der|adresse|anschrift|standort|gerichtsstand|geburtsort|hauptstadt',
  fr: "où|d'où|(?:dans )?quel(?:le)?s? … (?:ville|région|endroit|lieu|tribunal|adresse|continent|province|île|état)|siège|adresse|lieu|juridiction|capitale",
  es: 'dónde|adónde|(?:qué|cuál|en qué) … (?:ciudad|región|lugar|tribunal|estado|dirección|continente|provincia|isla|sitio)|sede|domicilio|dirección|ubicación|jurisdicción|capital de',
  pt: 'onde|aonde|(?:que|qual|em que) … (?:cidade|região|lugar|local|tribunal|estado|endereço|continente|província|ilha)|sede|endereço|morada|localização|jurisdição|foro|capital de',
  ru: 'где|куда|откуда|в как(?:ом|ой) … (?:город*|регион*|област*|мест*|суд*|штат*|остров*)|как(?:ой|ая) … (?:город|адрес|регион|суд)|адрес|местонахождение|штаб-квартир*|столиц*|место рождения',
  pl: 'gdzie|skąd|dokąd|(?:w którym|w której|w jakim|w jakiej|jakie|które|który) … (?:mieś*|region*|miejsc*|sąd*|stan*|wysp*|wojewódz*|miast*)|siedzib*|adres|lokalizacja|stolica|miejsce urodzenia',
  ar: 'أين|اين|من أين|(?:في )?(?:أي|اي) (?:مدينة|منطقة|مكان|ولاية|محكمة|محافظة|قارة|جزيرة)|(?:ما )?(?:هو |هي )?(?:عنوان|مقر|موقع|عاصمة)',
  hi: 'कहाँ|कहां|(?:किस|कौन से|कौन सा) … (?:शहर|स्थान|जगह|राज्य|क्षेत्र|न्यायालय|अदालत|द्वीप|महाद्वीप|नगर)|मुख्यालय|पता|राजधानी|जन्मस्थान',
  ja: 'どこ|どちら|どの(?:都市|町|街|地域|場所|州|県|裁判所|島|大陸|地方)|何(?:市|県|州|区|町)|本社|所在地|住所|首都|管轄|出身地',
  zh: '哪里|哪裡|哪儿|在哪(?![个家些])|何处|何地|哪(?:个|座|一)?(?:城市|地区|地方|州|省|市|法院|岛|洲|区)|什么地方|地址|总部|所在地|首都|管辖|出生地',
};

export const place: AnswerTypeRow = { type: 'place', find: findPlaces, asks: WHERE };

export const country: AnswerTypeRow = {
  type: 'country',
  find: findCountries,
  asks: {
    en: '(?:which|what) (?:\\p{L}+ )?(?:country|countries|nations?)|in what country',
    de: '(?:in )?welche[mnrs]? (?:land|länder|ländern|staat|staaten)',
    fr: '(?:dans )?quels? pays',
    es: '(?:en )?qué pa[ií]s(?:es)?|cuál … país',
    pt: '(?:em )?(?:que|qual|quais) (?:o |os )?pa[ií]s(?:es)?',
    ru: '(?:в )?как(?:ая|ой|ие|их|ую) стран*',
    pl: '(?:w )?(?:któr*|jaki*) (?:kraj*|państw*)',
    ar: '(?:في )?(?:أي|اي|ما هي|ما) (?:دولة|بلد|الدولة|البلد|الدول|بلاد)',
    hi: '(?:किस|कौन सा|कौन से|किन) (?:देश|देशों|राष्ट्र)',
    ja: 'どの国|何という国|どこの国|何か国語?(?!)',
    zh: '哪(?:个|一个|些)?(?:国家|國家|国|國)|什么国家',
  },
};
