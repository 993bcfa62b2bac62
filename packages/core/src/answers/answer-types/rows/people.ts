import { cellFit, foundOf, isSaid, sortedFits } from '../figures/figure-types.ts';
import { findFigures } from '#figures/figures.ts';
import { phrasesByLanguage, withoutBreaks } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';
import { readAskedPlace } from '../questions/asked-place.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';

/** Words for people that are counted. */
const PEOPLE: Readonly<Record<Language, string>> = {
  en: `people|persons?|employees?|workers?|staff|personnel|workforce|headcount|members?|volunteers?|developers?|maintainers?|
    contributors?|inhabitants?|residents?|citizens?|students?|pupils?|teachers?|soldiers?|passengers?|patients?|men|women|
    children|users?|customers?|subscribers?|shareholders?|stockholders?|holders of record|participants?|players?|directors?|
    partners?|contractors?|victims?|deaths?|spectators?|viewers?|visitors?|voters?|engineers?|scientists?|families|households|
    refugees|immigrants|colleagues|individuals`,
  de: `personen|person|mitarbeiter*|beschäftigte*|angestellte*|arbeitnehmer*|arbeitskräfte|menschen|leute|mitglieder*|freiwillige*|
    entwickler*|betreuer*|einwohner*|bürger*|studenten|studierende*|schüler*|lehrer*|soldaten|passagiere*|patienten|männer*|
    frauen|kinder*|benutzer*|nutzer*|kunden|aktionäre*|teilnehmer*|spieler*|opfer|tote*|zuschauer*|besucher*|wähler*`,
  fr: `personnes?|employés?|employées?|salariés?|salariées?|effectifs?|collaborateurs?|travailleurs?|membres?|bénévoles?|volontaires?|
    développeurs?|responsables?|habitants?|citoyens?|étudiants?|élèves?|enseignants?|soldats?|passagers?|patients?|hommes?|femmes?|
    enfants?|utilisateurs?|clients?|actionnaires?|participants?|joueurs?|victimes?|morts?|spectateurs?|visiteurs?|électeurs?`,
  es: `personas?|empleados?|empleadas?|trabajadores|trabajador|plantilla|miembros?|voluntarios?|desarrolladores|mantenedores|habitantes?|
    ciudadanos?|estudiantes?|alumnos?|profesores|soldados?|pasajeros?|pacientes?|hombres?|mujeres|niños?|usuarios?|clientes?|
    accionistas?|participantes?|jugadores|víctimas?|muertos?|muertes|espectadores|visitantes?|votantes?|gente`,
  pt: `pessoas?|empregados?|funcionários?|trabalhadores|colaboradores|membros?|voluntários?|programadores|desenvolvedores|
    mantenedores|habitantes?|cidadãos|estudantes?|alunos?|professores|soldados?|passageiros?|pacientes?|homens|mulheres|crianças?|
    utilizadores|usuários?|clientes?|acionistas?|participantes?|jogadores|vítimas?|mortos?|mortes|espectadores|visitantes?|gente`,
  ru: `человек*|люд*|сотрудник*|работник*|служащ*|персонал*|член*|доброволь*|волонт*|разработчик*|сопровождающ*|жител*|граждан*|
    студент*|ученик*|учител*|солдат*|пассажир*|пациент*|мужчин*|женщин*|дет*|пользовател*|клиент*|акционер*|участник*|игрок*|
    жертв*|погибш*|зрител*|посетител*|избирател*`,
  pl: `osób|osoby|osoba|ludzi|ludzie|pracownik*|pracowni*|zatrudnion*|personel*|członk*|wolontariusz*|ochotnik*|programist*|deweloper*|
    opiekun*|mieszkańc*|obywatel*|student*|uczni*|nauczyciel*|żołnierz*|pasażer*|pacjent*|mężczyzn*|kobiet*|dzieci|użytkownik*|
    klient*|akcjonariusz*|uczestnik*|graczy|zawodnik*|ofiar*|zabit*|widzów|zwiedzając*|wyborc*`,
  ar: `شخص*|أشخاص|الأشخاص|موظف*|الموظف*|عامل*|عمال|العمال|عاملين|عضو*|أعضاء|الأعضاء|متطوع*|مطور*|نسمة|ساكن*|سكان|السكان|مواطن*|طالب*|
    طلاب|الطلاب|معلم*|جندي*|جنود|راكب*|ركاب|مريض*|مرضى|رجل*|رجال|امرأة|نساء|طفل*|أطفال|مستخدم*|عميل*|عملاء|مساهم*|مشارك*|لاعب*|ضحية|
    ضحايا|قتيل*|قتلى|متفرج*|زائر*|زوار|ناخب*|فرد*|أفراد`,
  hi: `लोग|लोगों|व्यक्ति|व्यक्तियों|कर्मचारी|कर्मचारियों|सदस्य|सदस्यों|स्वयंसेवक|स्वयंसेवकों|निवासी|निवासियों|नागरिक|नागरिकों|छात्र|छात्रों|विद्यार्थी|विद्यार्थियों|
    शिक्षक|शिक्षकों|सैनिक|सैनिकों|यात्री|यात्रियों|रोगी|मरीज|मरीज़|पुरुष|पुरुषों|महिला|महिलाएं|महिलाओं|बच्चे|बच्चों|उपयोगकर्ता|ग्राहक|ग्राहकों|शेयरधारक|
    खिलाड़ी|खिलाड़ियों|दर्शक|दर्शकों|श्रमिक|श्रमिकों|मजदूर|जनसंख्या|आबादी`,
  ja: `人|名|従業員|社員|職員|会員|メンバー|ボランティア|開発者|住民|市民|学生|生徒|教師|兵士|乗客|患者|男性|女性|子供|子ども|利用者|ユーザー|顧客|株主|
    参加者|選手|犠牲者|死者|観客|人口`,
  zh: `人|名|位|员工|雇员|职工|成员|会员|志愿者|开发者|居民|公民|学生|教师|老师|士兵|乘客|患者|病人|男性|女性|儿童|孩子|用户|客户|股东|参与者|球员|
    遇难者|死者|观众|人口|員工|僱員`,
};

const P = withoutBreaks(PEOPLE);
const PEOPLE_WORDS = phrasesByLanguage(P, 'giu');
/** How far after (or before) its figure a word for people may stand to be what is counted. */
const NEAR_AFTER = 45;
const NEAR_BEFORE = 80;
const ANYWHERE = 160;
/** A figure with nothing behind it that it could count: "a workforce of approximately 140,800." */
const ENDS = /^\s{0,4}(?:$|[.,;:)(\n\t。，、])/u;

/** How far behind its figure a place may stand whose people it counts. */
const PLACE_NEAR = 40;
const IN_PLACE = 0.9;
const ELSEWHERE = 0.5;
/** The country may be named in a head or in the sentence before. */
const NO_COUNTRY = 0.7;

function find(input: FindInput): Found[] {
  return weighByPlace(findPeople(input), input);
}

/** Where those in a place are asked for, their number fits, and not that of all: "114,000 people, 63,000 in the U.S.". */
function weighByPlace(found: Found[], { text, question, language }: FindInput): Found[] {
  const place = readAskedPlace(question, language);
  if (place === null) return found;
  const isThere = ({ end }: Found, at: number) =>
    place.isNamedIn(text.slice(end, Math.min(end + PLACE_NEAR, found[at + 1]?.start ?? Infinity)));
  const isTold = found.some(isThere);
  if (!isTold && !place.isCountry) return found;
  const other = isTold ? ELSEWHERE : NO_COUNTRY;
  return found.map((each, at) => ({
    ...each,
    fit: isThere(each, at) ? Math.max(each.fit, IN_PLACE) : each.fit * other,
  }));
}

function findPeople({ text, question, language }: FindInput): Found[] {
  const people = [...text.matchAll(PEOPLE_WORDS(language))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  let at = 0;
  // A word that one figure counts is not counted by the next: "52,000 people in 66 countries".
  let counted = -1;
  return sortedFits(
    findFigures(text, language).map((figure) => {
      while (at < people.length && (people[at]?.end ?? 0) <= figure.start) at++;
      const next = people[at];
      const last = people[at - 1];
      const gap = next === undefined ? Infinity : next.start - figure.end;
      if (isSaid(figure, question)) return foundOf(figure, 0);
      if (figure.kind === 'money') return foundOf(figure, 0);
      if (figure.kind === 'percentage') {
        if (gap < NEAR_AFTER) counted = next?.start ?? counted;
        return foundOf(figure, gap < NEAR_AFTER ? 0.25 : 0);
      }
      const between = next === undefined ? '' : text.slice(figure.end, next.start);
      const isBroken = /[.;:!?。；،,、\t]|\p{Nd}/u.test(between);
      const reach = figure.isYear ? 1 : NEAR_AFTER;
      if (next !== undefined && gap <= reach && !isBroken) {
        counted = next.start;
        return foundOf(figure, gap <= NEAR_AFTER / 2 ? 1 : 0.8, next.end);
      }
      const behind = last === undefined ? Infinity : figure.start - last.end;
      if (figure.isYear) return foundOf(figure, 0);
      const isCounted = last?.start === counted;
      if (behind <= NEAR_BEFORE && !isCounted)
        return foundOf(figure, ENDS.test(text.slice(figure.end)) ? 0.75 : 0.5);
      if (Math.min(gap, behind) <= ANYWHERE) return foundOf(figure, isCounted ? 0.3 : 0.5);
      return foundOf(figure, cellFit(text, figure, 0.2));
    }),
  );
}

export const people: AnswerTypeRow = {
  type: 'people',
  find,
  asks: {
    en: `how many … (?:${P.en})|number of … (?:${P.en})|headcount|workforce size|size of … (?:workforce|staff|team)|how (?:big|large) is … (?:workforce|staff|team)|population|(?:staff|employee|member) (?:numbers?|count)|employees|workforce`,
    de: `wie ?viele … (?:${P.de})|anzahl … (?:${P.de})|zahl der … (?:${P.de})|wie ?viele leute|(?:mitarbeiter|beschäftigten|mitglieder|einwohner|personen)(?:an)?zahl|belegschaft|einwohnerzahl|mitarbeiter`,
    fr: `combien … (?:d')?(?:${P.fr})|nombre … (?:d')?(?:${P.fr})|effectifs?|population`,
    es: `cuánt[oa]s … (?:${P.es})|número de … (?:${P.es})|cuánta gente|plantilla|población`,
    pt: `quant[oa]s … (?:${P.pt})|número de … (?:${P.pt})|quanta gente|população|quadro de pessoal`,
    ru: `сколько … (?:${P.ru})|(?:число|количество|численность) … (?:${P.ru})|численность|население`,
    pl: `(?:ilu|ile|ilo[mr]a) … (?:${P.pl})|ilu|(?:liczba|liczbę|ilość) … (?:${P.pl})|liczebność|populacja|zatrudnienie`,
    ar: `كم … (?:ال)?(?:${P.ar})|عدد … (?:ال)?(?:${P.ar})`,
    hi: `कितने … (?:${P.hi})|कितनी … (?:महिला*|आबादी|जनसंख्या)|(?:${P.hi}) की (?:कुल )?संख्या|(?:आबादी|जनसंख्या) (?:कितनी|क्या)|कुल कर्मचारी`,
    ja: `何(?:万|千|百)?(?:人|名)|(?:従業員|社員|職員|会員|メンバー|ボランティア|開発者|学生|利用者|ユーザー|住民|死者|参加者)[^。？]{0,8}(?:数|いくつ|どのくらい|どれくらい)|人数|人口|従業員数|(?:従業員|社員|職員)は`,
    zh: `多少(?:名|位|个|個)?[^，。？]{0,6}(?:${P.zh.replace('人|名|位|', '人|')})|(?:几|幾)(?:个|個|名|位)?(?:人|员工|成员|学生)|(?:${P.zh.replace('人|名|位|', '')})[^，。？]{0,4}(?:人数|数量|总数|有多少|多少)|人数|员工总数|人口`,
  },
};
