import { cellFit, foundOf, isSaid, sortedFits } from '../figures/figure-types.ts';
import { findFigures } from '#figures/figures.ts';
import { phrasesByLanguage } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';

const UNITS: Readonly<Record<Language, string>> = {
  en: '(?:calendar |business |working |consecutive |fiscal |full |additional )?(?:years?|months?|weeks?|days?|hours?|minutes?|mins?|seconds?|secs?|ms|milliseconds?|decades?|centuries|century|quarters?|weekdays?)',
  de: '(?:volle[nr]? |aufeinanderfolgende[nr]? |weitere[nr]? )?(?:jahr\\p{L}{0,2}|monat\\p{L}{0,2}|woche[n]?|tag\\p{L}{0,2}|werktag\\p{L}{0,2}|arbeitstag\\p{L}{0,2}|kalendertag\\p{L}{0,2}|stunden?|minuten?|sekunden?|jahrzehnt\\p{L}{0,2}|jahrhundert\\p{L}{0,2}|quartal\\p{L}{0,2})',
  fr: 'ans?|années?|mois|semaines?|jours?(?: ouvrables| ouvrés| calendaires)?|heures?|minutes?|secondes?|décennies?|siècles?|trimestres?',
  es: 'años?|mes(?:es)?|semanas?|días?(?: hábiles| naturales| laborables)?|horas?|minutos?|segundos?|décadas?|siglos?|trimestres?',
  pt: 'anos?|m[eê]s(?:es)?|semanas?|dias?(?: úteis| corridos)?|horas?|minutos?|segundos?|décadas?|séculos?|trimestres?',
  ru: '(?:рабочих |календарных |полных )?(?:год[ау]?|лет|месяц\\p{L}{0,2}|недел\\p{L}{1,2}|дн(?:я|ей|и)|день|сут(?:ок|ки)|час(?:а|ов)?|минут[аы]?|секунд[аы]?|десятилети\\p{L}{1,2}|век(?:а|ов)?)',
  pl: '(?:dni |pełnych |kolejnych )?(?:lat[a]?|rok[u]?|miesi[ąę]c\\p{L}{0,2}|tygodni[ea]?|tydzień|dni|dzień|godzin[aęy]?|minut[aęy]?|sekund[aęy]?|dekad[aęy]?|wiek\\p{L}{0,2})(?: roboczych| kalendarzowych)?',
  ar: 'سنة|سنوات|سنين|عام|عاما|عامًا|أعوام|شهر|شهرا|شهرًا|أشهر|شهور|أسبوع|أسبوعا|أسابيع|يوم|يوما|يومًا|أيام|ساعة|ساعات|دقيقة|دقائق|ثانية|ثوان|ثواني|عقود|عقد|قرن|قرون',
  hi: 'वर्ष|वर्षों|साल|सालों|महीने|महीनों|माह|सप्ताह|हफ्ते|हफ़्ते|दिन|दिनों|घंटे|घंटों|मिनट|सेकंड|दशक|दशकों|सदी|शताब्दी|शताब्दियों',
  ja: '年間?|(?:か|ヶ|カ|ケ|箇)月間?|週間?|日間?|時間|分間?(?!の)|秒間?|世紀|営業日',
  zh: '年|(?:个|個)月|周|週|(?:个|個)?星期|天|日|(?:个|個)?(?:小时|小時|工作日)|分钟|分鐘|秒|世纪|年间',
};

/** A length without a figure: two Arabic duals, "indefinitely", "until the end". */
const WITHOUT_FIGURE = phrasesByLanguage(
  {
    en: 'indefinitely|perpetual|perpetuity|forever|until … \\p{L}{3,20}|no longer than|as long as|(?:semi-?)?annually|immediately|daily|weekly|monthly|quarterly|yearly|(?:every|each) (?:day|week|month|quarter|year|hour|minute|second)|(?:within|for|after|once|in|least|than) an? (?:day|week|month|quarter|year|hour|minute|second)|(?:some|several|a few|a couple of) (?:seconds|minutes|hours|days|weeks|months|years)|for the (?:duration|term|life) of',
    de: 'unbefristet|auf unbestimmte zeit|dauerhaft|unverzüglich|sofort|bis zum ende|solange|fristlos|täglich|wöchentlich|monatlich|vierteljährlich|jährlich|(?:einige|mehrere|wenige) (?:sekunden|minuten|stunden|tage|wochen|monate|jahre)|für die dauer',
    fr: "indéfiniment|durée indéterminée|perpétuel*|sans délai|immédiatement|jusqu'(?:à|au) … \\p{L}{3,20}|tant que|quotidiennement|chaque (?:jour|semaine|mois|année)|tous les (?:jours|mois|ans)|(?:quelques|plusieurs) (?:secondes|minutes|heures|jours|semaines|mois|années)|pendant la durée",
    es: 'indefinidamente|indefinido|perpetu[oa]|inmediatamente|hasta … \\p{L}{3,20}|mientras|diariamente|mensualmente|cada (?:día|semana|mes|año|hora)|(?:algun[oa]s|un[oa]s|vari[oa]s) (?:segundos|minutos|horas|días|semanas|meses|años)',
    pt: 'indefinidamente|indeterminado|perpétu[oa]|imediatamente|até … \\p{L}{3,20}|enquanto|diariamente|mensalmente|(?:cada|todo) (?:dia|semana|mês|ano|hora)|(?:alguns|algumas|vári[oa]s) (?:segundos|minutos|horas|dias|semanas|meses|anos)',
    ru: 'бессрочно|бессрочн*|немедленно|до конца|неопределенн* срок|пока не|ежедневно|еженедельно|ежемесячно|ежеквартально|ежегодно|(?:кажд\\p{L}{2,3}|раз в) (?:день|неделю|месяц|год|час|минуту)|нескольк\\p{L}{1,2} (?:секунд|минут|часов|дней|недель|месяцев|лет)',
    pl: 'bezterminowo|na czas nieokreślony|niezwłocznie|natychmiast|do końca|dopóki|codziennie|co (?:dzień|tydzień|miesiąc|rok|godzinę|minutę|sekundę)|kilka (?:sekund|minut|godzin|dni|tygodni|miesięcy|lat)',
    ar: 'سنتين|سنتان|عامين|عامان|شهرين|شهران|أسبوعين|أسبوعان|يومين|يومان|ساعتين|ساعتان|إلى أجل غير مسمى|دائم|فورا|حتى نهاية',
    hi: 'अनिश्चित काल|हमेशा|तुरंत|स्थायी|जब तक',
    ja: '無期限|永久|永続|直ちに|即時|まで(?=[。、に])',
    zh: '无限期|永久|永远|立即|直到|长期',
  },
  'giu',
);

const AFTER_FIGURE = new Map<Language, RegExp>();
const CJK: ReadonlySet<Language> = new Set<Language>(['zh', 'ja']);

function unitAfter(language: Language): RegExp {
  let pattern = AFTER_FIGURE.get(language);
  if (pattern === undefined) {
    const english = `(?:${UNITS.en})(?![\\p{L}\\p{M}])`.replaceAll(' ', '\\s');
    const own = UNITS[language].replaceAll(' ', '\\s');
    pattern = CJK.has(language)
      ? new RegExp(`^[\\s-]?(?:(?:${own})|${english})`, 'iu')
      : new RegExp(`^[\\s-]{0,2}(?:(?:${own})(?![\\p{L}\\p{M}])|${english})`, 'iu');
    AFTER_FIGURE.set(language, pattern);
  }
  return pattern;
}

/** The unit of time right after a figure, with the white space before it; '' when there is none. */
export function timeUnitAfter(text: string, at: number, language: Language): string {
  return unitAfter(language).exec(text.slice(at, at + 40))?.[0] ?? '';
}

function find({ text, question, language }: FindInput): Found[] {
  const found: Found[] = [];
  for (const figure of findFigures(text, language)) {
    if (figure.kind !== 'plain') continue;
    const unit = timeUnitAfter(text, figure.end, language);
    if (unit === '') {
      if (!figure.isYear) found.push(foundOf(figure, cellFit(text, figure, 0.1) * 0.6));
      continue;
    }
    const isYearsAge =
      /^[\s-]{0,2}(?:years?|jahre|ans|años|anos|лет|lat)(?: old| alt| de edad| de idade)/iu.test(
        text.slice(figure.end, figure.end + 20),
      );
    // 2017年 is a year, 30 年 a time.
    const isDate = figure.isYear && CJK.has(language);
    const fit = isDate || isSaid(figure, question) ? 0 : isYearsAge ? 0.3 : figure.isWeak ? 2 : 1;
    found.push(foundOf(figure, fit, figure.end + unit.length));
  }
  for (const match of text.matchAll(WITHOUT_FIGURE(language))) {
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      fit: language === 'ar' ? 0.8 : 0.5,
    });
  }
  return sortedFits(found);
}

export const period: AnswerTypeRow = {
  type: 'period',
  find,
  asks: {
    en: 'how long|how soon|how often|how frequently|how much (?:time|notice)|how (?:quickly|fast) (?:must|do|does|should|can|will)|how many (?:\\p{L}+ )?(?:days|weeks|months|years|hours|minutes|seconds)|(?:notice|cure|retention|warranty|trial|probation|probationary|grace|payment|lock-up|vesting|waiting|limitation|confidentiality) (?:period|term)|(?:lease|licen[cs]e|contract|loan|agreement|patent) terms?|(?:notice|payment) terms?|time limit|deadline|duration|what (?:period|term)|term of|how often must|for how long|validity|lifespan|lifetime|life of|age of|how old',
    de: 'wie lange?|wie häufig|in welchen abständen|wie schnell (?:muss|müssen)|wie ?viel(?:e)? (?:zeit|tage|wochen|monate|jahre|stunden|minuten)|\\p{L}{0,20}frist(?:en)?|\\p{L}{0,16}dauer|laufzeit|bis wann muss|zeitraum|in welcher zeit|wie alt|innerhalb welcher',
    fr: 'à quelle fréquence|combien de (?:temps|jours|semaines|mois|années|ans|heures|minutes)|pendant combien|durée|délai|préavis|période|dans quel délai|quel âge|en combien',
    es: 'con qué frecuencia|cuánto (?:tiempo|dura*|tarda*|plazo)|cuántos (?:días|meses|años|minutos|siglos)|cuántas (?:semanas|horas)|plazo|duración|preaviso|período|periodo|qué edad|por cuánto|vigencia|validez',
    pt: 'com que frequência|quanto tempo|quanto dura*|quantos (?:dias|meses|anos|minutos|séculos)|quantas (?:semanas|horas)|prazo|duração|aviso prévio|período|que idade|vigência|validade|por quanto',
    ru: 'как долго|как часто|сколько (?:времени|дней|недель|месяцев|лет|часов|минут|длит*|длил*)|как(?:ой|ов) … (?:срок|период)|срок*|продолжительность|в течение какого|за какое время|сколько … лет|период',
    pl: 'jak długo|jak często|co ile|ile (?:czasu|dni|tygodni|miesięcy|lat|godzin|minut|trwa*)|przez ile|okres|termin (?:wypowiedzenia|płatności)|czas trwania|w jakim (?:czasie|terminie)|w ciągu ilu|za ile|jak szybko|wypowiedzeni[ae]',
    ar: 'كم (?:من الوقت|من الزمن|من الوقت|يوما|سنة|عاما|شهرا|ساعة|دقيقة|المدة|مدة|استغرق*|يستغرق|تستغرق|استمر*|دام*)|ما (?:هي )?(?:مدة|المدة|الفترة|فترة|مهلة)|مدة|مهلة|فترة|كم كان عمر',
    hi: 'कितने (?:समय|दिन*|साल*|वर्ष*|महीने*|घंटे*|मिनट)|कितनी (?:देर|अवधि|उम्र)|अवधि|समय सीमा|समयसीमा|नोटिस|कब तक के लिए|कितना समय|मियाद',
    ja: '何(?:年|日|週|時|分|秒)間|何[かヶカ]月|何年(?:くらい|ほど|も)|どの(?:くらい|ぐらい)の?(?:期間|時間)|どれ(?:くらい|ぐらい|だけ)の?(?:期間|時間)|期間|期限|寿命|有効期|締め切り|何歳|予告|猶予|何(?:年|日|[かヶカ]月|週間|時間|分)(?:以内|前|おき|ごと)',
    zh: '多久|多长时间|多長時間|多少(?:天|年|个月|小时|分钟|周|日)|几(?:天|年(?!几)|个月|小时|分钟|周|个星期)|期限|期间|时长|有效期|保质期|通知期|多少时间|寿命|持续',
  },
};
