import { isUnspaced } from '#text/unspaced-languages.ts';
import { countryNames, namedCountries } from '../names/countries.ts';
import { kindsOfName } from '../names/name-kinds.ts';
import { findNameRuns } from '../names/names.ts';
import { isCityOrState } from '../names/known-places.ts';
import { phrasesByLanguage } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { isSaidName } from './person.ts';

/** Words before a place: those that stand before other things as seldom, and those that stand before anything. */
const AT = phrasesByLanguage({
  en: '(?:in|at|near|outside|across|throughout|located in|based in|cit(?:y|ies) of|town of|states? of|county of|county,|district of|laws? of|courts? of|branch in|born in)$',
  de: '(?:in|bei|nahe|stadt|land|staat|gericht|nach)$',
  fr: '(?:à|en|près de|ville de|région de|à l.est de)$',
  es: '(?:en|cerca de|ciudad de|estado de)$',
  pt: '(?:em|no|na|nos|nas|cidade de|estado de|perto de)$',
  ru: '(?:в|во|под|около|город|городе|города|близ)$',
  pl: '(?:w|we|koło|pod|miasto|mieście|koło)$',
  ar: '(?:في|مدينة|قرب|بمدينة|ولاية|دولة)$',
  hi: '$^',
  ja: '$^',
  zh: '$^',
});
const TOWARDS = phrasesByLanguage({
  en: '(?:from|to|into|of|off|around|through|between)$',
  de: '(?:im|aus|von|an der|am|zu)$',
  fr: '(?:au|aux|dans|de|du|vers|sur)$',
  es: '(?:de|a|desde|hacia|hasta)$',
  pt: '(?:de|do|da|para|até)$',
  ru: '(?:из|на|у)$',
  pl: '(?:z|ze|do|na|nad|przy)$',
  ar: '(?:من|إلى)$',
  hi: '$^',
  ja: '$^',
  zh: '$^',
});

/** Where something lies on a computer or in the net: a path, an address. */
const PATH =
  /(?<![\p{L}\p{Nd}/.<])(?:~?\/(?:[\w.+-]{2,40}\/?){1,8}|[a-z]{3,6}:\/\/\S{4,120}|<?[\w.+-]{1,40}@[\w-]{1,40}\.[\w.-]{2,40}>?|#[a-z]{3,20}(?=\s)|\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3})/giu;

/** Kinds of places, where no name is given: "in the courts of …", "at the start of each file". */
const KIND = phrasesByLanguage(
  {
    en: '(?:in|at|on|to|from|under|inside|within|into|near) (?:the|a|an|any|each|its|our|your|their|this|that) (?:[\\p{L}-]{1,20} ){0,3}(?:courts?|offices?|country|city|cities|state|states|buildings?|director(?:y|ies)|files?|folders?|menu|page|website|site|list|lists|archives?|repositor(?:y|ies)|mirrors?|start|beginning|end|top|bottom|corner|section|chapter|window|tab|dialog|panel|toolbar|street|room|town|village|area|region|province|island|jurisdiction|place|location|stores?|house|river|coast|database|partition|package|server)',
    de: '(?:in|im|am|an|auf|unter|bei|beim|aus|vom|von) (?:(?:der|dem|den|einer|einem|jeder|jedem|ihrer|ihrem|seiner|seinem) )?(?:[\\p{L}-]{1,20} ){0,2}(?:\\p{L}{0,20}(?:verzeichnis|datei|ordner|menü|seite|fenster|dialog|liste|stadt|land|region|gebäude|ende|anfang|abschnitt|kapitel|archiv|server|gericht|büro))',
    fr: '(?:dans|sur|sous|à|au|en|du|de) (?:(?:le|la|l.|les|un|une|chaque|ce|cette) )?(?:[\\p{L}-]{1,20} ){0,1}(?:fichiers?|répertoires?|dossiers?|menu|page|site|fenêtre|liste|ville|pays|région|tribunal|début|fin|section|chapitre|serveur|bureaux?)',
    es: '(?:en|desde|hacia|sobre|al|a) (?:(?:el|la|los|las|un|una|cada|este|esta|su) )?(?:[\\p{L}-]{1,20} ){0,1}(?:archivos?|ficheros?|directorios?|carpetas?|menú|página|sitio|ventana|lista|ciudad|país|región|tribunal|principio|inicio|final|sección|capítulo|servidor|oficinas?)',
    pt: '(?:em|no|na|nos|nas|ao|sob|dentro do|num|numa) (?:(?:um|uma|cada|este|esta|seu|sua) )?(?:[\\p{L}-]{1,20} ){0,1}(?:arquivos?|ficheiros?|diretórios?|diretorias?|pastas?|menu|página|sítio|site|janela|lista|cidade|país|região|tribunal|início|fim|final|secção|seção|capítulo|servidor|escritórios?)',
    ru: '(?:в|во|на|из|под|при) (?:[\\p{L}-]{1,20} ){0,2}(?:файл\\p{L}{0,3}|каталог\\p{L}{0,3}|папк\\p{L}{1,2}|меню|страниц\\p{L}{1,3}|сайт\\p{L}{0,2}|окн\\p{L}{1,2}|списк\\p{L}{1,2}|город\\p{L}{0,3}|стран\\p{L}{1,2}|суд\\p{L}{0,2}|начал\\p{L}{1,2}|конц\\p{L}{1,2}|раздел\\p{L}{0,2}|сервер\\p{L}{0,2})',
    pl: '(?:w|we|na|z|ze|pod|do) (?:[\\p{L}-]{1,20} ){0,2}(?:plik\\p{L}{0,3}|katalog\\p{L}{0,3}|folder\\p{L}{0,2}|menu|stron\\p{L}{1,2}|okn\\p{L}{1,2}|liście|listy|mieście|kraju|sądzie|początku|końcu|rozdzia\\p{L}{1,2}|serwer\\p{L}{0,2})',
    ar: '(?:في|على|من|داخل) (?:ال)?(?:ملف|مجلد|دليل|صفحة|موقع|قائمة|نافذة|مدينة|بلد|محكمة|بداية|نهاية|قسم|خادم|الملف|المجلد|الدليل|الصفحة|الموقع|القائمة)',
    hi: '(?:फ़ाइल|फाइल|फ़ोल्डर|फोल्डर|निर्देशिका|मेनू|पृष्ठ|सूची|विंडो|संवाद|टैब|शहर|देश|क्षेत्र|अनुभाग|सर्वर) (?:में|पर|से)',
    ja: '(?:ファイル|ディレクトリ|フォルダ|メニュー|ページ|サイト|ウィンドウ|ダイアログ|一覧|リスト|サーバ|アーカイブ|セクション)(?:に|で|から|の中|上)',
    zh: '(?:在|于|从|到)[^，。]{0,12}(?:文件|目录|文件夹|菜单|页面|网站|窗口|列表|服务器|仓库|章|节)(?:中|里|上|下)?',
  },
  'giu',
);

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
    ar: '(?:مدينة|ولاية|محافظة|قرية|شارع|منطقة|جزيرة|جبل|نهر|بحيرة|دولة|مقاطعة) [\\p{L}\\p{M}]{2,20}(?: [\\p{L}\\p{M}]{2,20})?|(?<=في )(?!ال|هذا|هذه|ذلك|تلك|كل|أي|حال|حين|نفس|بعض|غير|عام|سنة|أن|ما|حد|أو|مثل)[\\p{L}\\p{M}-]{4,20}(?=[ ،.)(])',
    hi: '(?:[\\p{L}\\p{M}]{2,20} )?[\\p{L}\\p{M}]{2,20} (?:शहर|नगर|राज्य|जिले|ज़िले|प्रांत|द्वीप|गाँव|गांव)(?![\\p{L}\\p{M}])',
    ja: '(?:東京都|北海道|大阪府|京都府|[\\p{Script=Han}\\p{Script=Katakana}ー]{2,12}(?:県|市|町|村|州|島|郡|駅|空港|城|寺))(?![\\p{Script=Han}])|[\\p{Script=Han}\\p{Script=Katakana}ー]{2,12}(?=にある|に位置)',
    zh: '(?<=在|于|到|从|位于|是|[，。、])\\p{Script=Han}{2,6}(?:省|市|县|州|镇|村|岛|山|河|湖|街|路|港|机场|法院)(?![\\p{Script=Han}])|(?<=位于|出生于|来自)[\\p{Script=Han}]{2,8}',
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

/** "Which town": a country alone says too little. */
const NOT_COUNTRY =
  /\b(?:city|cities|town|office|headquarter\p{L}*|address|courts?|states?|stadt|sitz|adresse|ville|siège|ciudad|sede|cidade|город\p{L}*|адрес|miast\p{L}*|siedzib\p{L}*)\b|城市|市|州|都市|本社|总部/iu;
/** A state or a city that is known by its name alone. */
const KNOWN = 0.9;
const UNNAMED = 0.4;
const IN_COUNTRY = 0.15;
const ADDRESS = 0.7;

function findPlaces(input: FindInput): Found[] {
  const { text, question, language } = input;
  const inCountry = NOT_COUNTRY.test(question) ? 0.45 : 0.75;
  const found: Found[] = findCountries(input).map((each) => ({ ...each, fit: inCountry }));
  const add = (pattern: RegExp, fit: number) => {
    for (const match of text.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length, fit });
  };
  add(UNCASED(language), language === 'hi' || language === 'ar' ? 0.5 : 0.7);
  add(PATH, ADDRESS);
  add(KIND(language), UNNAMED);
  for (const run of findNameRuns(text, language)) {
    const before = text
      .slice(Math.max(0, run.start - 24), run.start)
      .trimEnd()
      .replace(/\s(?:the|der|die|den|la|le|el|los|o|a)$/iu, '');
    // "Chicago, Illinois" is one place.
    const state =
      /^,\s\p{Lu}(?:\p{L}{1,20}|\.\p{Lu}\.)(?:\s\p{Lu}\p{L}{1,20})?/u.exec(
        text.slice(run.end, run.end + 46),
      )?.[0] ?? '';
    const { place: sure } = kindsOfName(run, text, language);
    const isKnown = sure >= KNOWN;
    const isInState = state !== '' && isCityOrState(state.slice(2).toLowerCase());
    const isAt = AT(language).test(before);
    const around = isAt || isInState ? 1 : TOWARDS(language).test(before) ? 0.5 : 0.25;
    if (run.kind === 'place') {
      found.push({ start: run.start, end: run.end, fit: inCountry + (isAt ? IN_COUNTRY : 0) });
      continue;
    }
    const fit = isKnown ? (isAt ? 0.95 : 0.75) : isInState && sure > 0.1 ? 0.95 : sure * 1.3 * around;
    found.push({ start: run.start, end: run.end + state.length, fit: Math.min(fit, 0.95) });
  }
  const seen: Found[] = [];
  for (const each of found.toSorted((left, right) => left.start - right.start || right.fit - left.fit)) {
    const last = seen.at(-1);
    if (isSaidName(text.slice(each.start, each.end), question)) continue;
    if (last === undefined || last.end <= each.start) seen.push(each);
    else if (each.fit > last.fit) seen[seen.length - 1] = each;
  }
  return seen;
}

const WHERE: Readonly<Record<Language, string>> = {
  en: 'where|(?:which|what) … (?:city|cities|towns?|states?|regions?|places?|locations?|courts?|address(?:es)?|continents?|county|counties|provinces?|villages?|islands?|jurisdictions?|street|buildings?|room|sites?|website|director(?:y|ies)|folder|mailing lists?|channel)|(?:in|on|at|from|to) (?:which|what) (?:[\\p{L}-]+ )?(?:files?|markets?|page|section|chapter|menu|tab|list|area|part|office)|(?:main |principal )?sites of|headquarters|headquartered|(?:registered |mailing |principal )?(?:address|office)|location|governing law|jurisdiction|venue|birthplace|capital of|country of',
  de: 'wo|woher|wohin|(?:welche[nmrs]?|in welche[rnm]) … (?:stadt|ort|region|bundesland|gericht|adresse|kontinent|provinz|insel|gegend|verzeichnis|ordner|land|städte|orte|datei|menü)|hauptsitz|firmensitz|sitz der|adresse|anschrift|standort|gerichtsstand|geburtsort|hauptstadt',
  fr: "où|d'où|(?:dans |à )?quel(?:le)?s? … (?:villes?|régions?|endroits?|lieux?|tribunal|adresse|continent|province|île|états?|répertoire|dossier)|dans quel(?:le)?s? … (?:fichiers?|menu|page|liste)|siège|adresse|lieu|juridiction|capitale",
  es: 'dónde|adónde|(?:qué|cuál|en qué) … (?:ciudad|región|lugar|tribunal|estados?|dirección|continente|provincia|isla|sitio|directorio|carpeta|ip|ciudades)|en (?:qué|cuál) … (?:archivo|fichero|menú|página|lista)|sede|domicilio|dirección|ubicación|jurisdicción|capital de',
  pt: 'onde|aonde|(?:que|qual|em que) … (?:cidade|região|lugar|local|tribunal|estados?|endereço|continente|província|ilha|diretório|pasta|directório)|em (?:que|qual) … (?:arquivo|ficheiro|menu|página|lista)|sede|endereço|morada|localização|jurisdição|foro|capital de',
  ru: 'где|куда|откуда|в как(?:ом|ой) … (?:город*|регион*|област*|мест*|суд*|штат*|остров*|каталог*|папк*|файл*|меню)|как(?:ой|ая) … (?:город|адрес|регион|суд)|адрес|местонахождение|штаб-квартир*|столиц*|место рождения',
  pl: 'gdzie|skąd|dokąd|(?:w którym|w której|w jakim|w jakiej|jakie|które|który) … (?:mieś*|region*|miejsc*|sąd*|stan*|wysp*|wojewódz*|miast*|katalog*|folder*|plik*|menu)|siedzib*|adres|lokalizacja|stolica|miejsce urodzenia',
  ar: 'أين|اين|من أين|(?:في )?(?:أي|اي) (?:مدينة|منطقة|مكان|ولاية|محكمة|محافظة|قارة|جزيرة)|(?:ما )?(?:هو |هي )?(?:عنوان|مقر|موقع|عاصمة)',
  hi: 'कहाँ|कहां|(?:किस|कौन से|कौन सा) … (?:शहर|स्थान|जगह|राज्य|क्षेत्र|न्यायालय|अदालत|द्वीप|महाद्वीप|नगर)|मुख्यालय|पता|राजधानी|जन्मस्थान',
  ja: 'どこ|どちら|どの(?:都市|町|街|地域|場所|州|県|裁判所|島|大陸|地方|ディレクトリ|フォルダ|ファイル|メニュー)(?:に|で|の中|から|が|です|か)|何(?:市|県|州|区|町)|本社|所在地|住所|首都|管轄|出身地',
  zh: '哪里|哪裡|哪儿|在哪(?![个家些])|何处|何地|哪(?:个|座|一)?(?:城市|地区|地方|州|省|市|法院|岛|洲|区|目录|文件夹|文件(?:里|中)|菜单)|什么地方|地址|总部|所在地|首都|管辖|出生地',
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
