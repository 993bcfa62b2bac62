import { cellFit, foundOf, isSaid, sortedFits } from '../figures/figure-types.ts';
import { findFigures } from '#figures/figures.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { timeUnitAfter } from './period.ts';

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

function find({ text, question, language }: FindInput): Found[] {
  const found: Found[] = [];
  for (const figure of findFigures(text, language)) {
    if (isSaid(figure, question) || figure.kind === 'money') continue;
    const unit = UNIT_AFTER.exec(text.slice(figure.end, figure.end + 24))?.[0];
    if (unit !== undefined) found.push(foundOf(figure, 1, figure.end + unit.length));
    else if (figure.kind === 'percentage') found.push(foundOf(figure, 0.3));
    else if (timeUnitAfter(text, figure.end, language) !== '') found.push(foundOf(figure, 0.2));
    else if (!figure.isYear) found.push(foundOf(figure, cellFit(text, figure, 0.4)));
  }
  return sortedFits(found);
}

export const measure: AnswerTypeRow = {
  type: 'measure',
  find,
  asks: {
    en: 'how (?:big|large|far|high|tall|wide|deep|heavy|fast|hot|cold|thick|close|strong|small|loud)|how much (?:memory|ram|space|disk|storage|room|power|energy|water|bandwidth|weight|swap|faster|slower|more|less|larger|land|electricity)|how many (?:gigabytes?|megabytes?|bytes|bits|kilomet(?:er|re)s|miles|met(?:er|re)s|feet|tons|acres|megawatts|degrees|gb|mb|km)|(?:size|distance|height|weight|depth|width|speed|speedup|temperature|capacity|area|altitude|length|diameter|volume) of|what (?:size|distance|height|speed|speedup|temperature|capacity|port|area)|port number|(?:which|what) port|memory|disk space|square feet|score',
    de: 'wie (?:groß|weit|hoch|breit|tief|schwer|schnell|heiß|kalt|dick|lang ist)|wie ?viel (?:speicher*|platz|arbeitsspeicher|ram|strom|energie|wasser|gewicht|schneller|mehr|festplattenplatz|swap)|größe|entfernung|höhe|gewicht|geschwindigkeit|temperatur|fläche|kapazität|speicherplatz|plattenplatz|speicherbedarf|welche[rn]? port|portnummer',
    fr: "quelle (?:est la )?(?:taille|distance|hauteur|vitesse|température|superficie|capacité|profondeur|longueur|quantité)|combien (?:de mémoire|d'espace|de place|mesure|pèse)|taille|distance|hauteur|poids|vitesse|température|superficie|capacité|mémoire|espace disque|quel port|format de papier",
    es: 'cuánt[oa] (?:espacio|memoria|mide|pesa|ocupa|ram|agua|energía|más)|(?:qué|cuál es el|cuál es la) (?:tamaño|distancia|altura|peso|velocidad|temperatura|superficie|capacidad|puerto)|tamaño|distancia|altura|peso|velocidad|temperatura|superficie|capacidad|puerto|memoria|qué tan (?:grande|lejos|alto)',
    pt: 'quanto (?:espaço|mede|pesa|ocupa)|quanta (?:memória|ram|água|energia)|(?:que|qual o|qual a|qual é o|qual é a) (?:tamanho|distância|altura|peso|velocidade|temperatura|superfície|área|capacidade|porto|porta)|tamanho|distância|altura|peso|velocidade|temperatura|superfície|capacidade|porto|porta|memória|espaço em disco',
    ru: 'как(?:ой|ова|ая|ое|ую) … (?:размер|объем|объём|расстояние|высота|длина|вес|скорость|температура|площадь|глубина|емкость|мощность|порт|порту)|сколько (?:места|памяти|весит|мегабайт*|гигабайт*|километров|метров|байт|энергии|воды)|размер|объем|объём|расстояние|высота|вес|скорость|температура|площадь|порт',
    pl: 'jak (?:duż[yae]|daleko|wysok[iao]|szerok[iao]|głębok[iao]|ciężk[iao]|szybk[iao])|jak[ai] … (?:rozmiar|odległość|wysokość|waga|prędkość|temperatura|powierzchnia|pojemność|port|wielkość)|ile (?:miejsca|pamięci|waży|mierzy|megabajtów|gigabajtów|kilometrów|metrów|energii|wody|ram)|rozmiar|odległość|wysokość|masa|prędkość|temperatura|powierzchnia|pojemność|wielkość',
    ar: 'كم (?:يبلغ |تبلغ )?(?:طول|ارتفاع|مساحة|المسافة|وزن|حجم|تبعد|يبعد|عمق|عرض|سرعة|درجة)|ما (?:هو |هي )?(?:حجم|طول|ارتفاع|مساحة|المسافة|وزن|سرعة|درجة حرارة|سعة|عمق|مقدار)|حجم|مساحة|ارتفاع|المسافة|سرعة|وزن|درجة الحرارة',
    hi: 'कितना (?:बड़ा|ऊँचा|ऊंचा|दूर|भारी|लंबा|तेज|तेज़|गहरा|स्थान|मेमोरी|चौड़ा)|कितनी (?:दूर|दूरी|ऊँचाई|ऊंचाई|मेमोरी|जगह|गति|लंबाई|गहराई|ऊर्जा)|आकार|दूरी|ऊँचाई|ऊंचाई|वजन|वज़न|गति|तापमान|क्षेत्रफल|क्षमता|पोर्ट',
    ja: 'どの(?:くらい|ぐらい)(?:の)?(?:大きさ|距離|高さ|重さ|速さ|広さ|サイズ|容量|深さ)|何(?:ギガ|メガ|キロ|バイト|GB|MB|km|メートル|トン|グラム|度|ビット|平方|センチ)|大きさ|距離|高さ|重さ|速度|温度|面積|容量|サイズ|ポート番号|メモリ(?:は|量)',
    zh: '多(?:大|远|遠|高|重|宽|深|快|厚|热)|多少(?:公里|米|字节|GB|MB|G|兆|吨|度|公斤|平方|内存|空间|千米|瓦)|(?:大小|距离|高度|重量|速度|温度|面积|容量|体积|长度|深度|端口|内存)(?:是|为|有|多少|$)?|端口号|哪个端口|值是多少',
  },
};
