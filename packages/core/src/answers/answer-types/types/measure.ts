import { cellFit, foundOf, isSaid, sortedFits } from '../amounts/figure-types.ts';
import { findFigures } from '#figures/figures.ts';
import type { FindInput, Found } from '../types.ts';

/** Units of size, memory, distance, weight, temperature, power and speed, as all languages print them. */
const UNIT_AFTER = new RegExp(
  String.raw`^[\s-]?(?:${[
    String.raw`[kKMGTPE]i?[Bb](?:it|ytes?)?(?:\/s|ps)?|[kKMGT]?(?:bit|byte|Byte|bytes|Bytes|Bits|bits|octets?)|[KMGT]o|[kKMGT]?Hz|MW|GW|kWh?|MWh|GWh|TWh|[kMG]?W|V|mA|A|dpi|px|pt|fps|rpm|mph|km\/h|m\/s`,
    String.raw`[cdkmnµ]?m[²³2]?|km[²2]?|ha|acres?|hectares?|miles?|feet|foot|ft|inch(?:es)?|yards?|metres?|meters?|kilomet(?:er|re)s?|square \p{L}{4,12}|nautical miles|light[- ]years?`,
    String.raw`[kmµ]?g|kilograms?|kilos?|tons?|tonnes?|pounds|lbs?|ounces?|oz|ml|l|lit(?:er|re)s?|gallons?|barrels?|bushels`,
    String.raw`°\s?[CFK]?|degrees?(?: Celsius| Fahrenheit)?|Grad(?: Celsius)?|degrés|grados|graus|градус\p{L}{0,3}|stopni\p{L}{0,2}|K|mmHg|bar|kPa|hPa|MPa|Pa|ppm|dB|x|times|fold|mal|fois|veces|vezes|раза?|razy`,
    String.raw`gigabytes?|megabytes?|kilobytes?|terabytes?|(?:гига|мега|кило|тера)?байт\p{L}{0,3}|[ГМКТ]Б|(?:giga|mega|kilo|tera)?bajt\p{L}{0,3}|mètres?|kilomètres?|metros?|kilómetros?|quilómetros?|quilômetros?|Metern?|Kilometern?|Quadratkilometer|Hektar|Tonnen|метр\p{L}{0,3}|километр\p{L}{0,3}|км|м|кг|тонн\p{L}{0,2}|metr\p{L}{0,3}|kilometr\p{L}{0,3}|ton`,
    String.raw`متر(?:ا|ًا)?|أمتار|كيلومتر(?:ا|ًا)?|كم|كيلوغرام|طن|درجة|ميغابايت|جيجابايت|غيغابايت|هكتار|ميل|मीटर|किलोमीटर|किमी|किलोग्राम|किग्रा|टन|डिग्री|मेगाबाइट|गीगाबाइट|हेक्टेयर|मील|फीट|फुट`,
  ].join(
    '|',
  )})(?![\p{L}\p{M}\p{Nd}])|^\s?(?:公里|千米|米|厘米|毫米|平方公里|平方米|公斤|千克|克|吨|升|摄氏度|度|字节|位元|兆字节|英里|英尺|倍|キロ(?:メートル|グラム)?|メートル|センチ|ミリ|平方キロ|トン|グラム|リットル|バイト|ビット|ギガ|メガ|度|文字|字|个字符|字符)`,
  'u',
);

export function findMeasures({ text, question, language }: FindInput): Found[] {
  const found: Found[] = [];
  for (const figure of findFigures(text, language)) {
    if (isSaid(figure, question) || figure.kind === 'money') continue;
    const unit = UNIT_AFTER.exec(text.slice(figure.end, figure.end + 24))?.[0];
    if (unit !== undefined) found.push(foundOf(figure, 1, figure.end + unit.length));
    else if (figure.kind === 'percentage') found.push(foundOf(figure, 0.3));
    else if (!figure.isYear) found.push(foundOf(figure, cellFit(text, figure, 0.4)));
  }
  return sortedFits(found);
}
