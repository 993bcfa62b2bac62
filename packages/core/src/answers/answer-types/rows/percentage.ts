import { cellFit, foundOf, isSaid, sortedFits } from '../figures/figure-types.ts';
import { type Figure, findFigures } from '#figures/figures.ts';
import { phrasesByLanguage } from '#text/phrases.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';

/** Shares in words: "half", "two thirds". */
const SHARES = phrasesByLanguage(
  {
    en: 'half|one[- ]third|two[- ]thirds|one[- ]quarter|a quarter of|three[- ]quarters|one[- ]fifth|one in \\p{L}{2,8}|majority',
    de: 'hälfte|ein drittel|zwei drittel|ein viertel|drei viertel|dreiviertel|ein fünftel|mehrheit',
    fr: 'moitié|un tiers|deux tiers|un quart|trois quarts|un cinquième|majorité',
    es: 'mitad|un tercio|dos tercios|un cuarto|tres cuartos|tres cuartas partes|una quinta parte|mayoría',
    pt: 'metade|um terço|dois terços|um quarto|três quartos|um quinto|maioria',
    ru: 'половин[аыу]|треть|трети|две трети|четверть|три четверти|большинство',
    pl: 'połow[aęy]|jedn[aą] trzeci[aą]|dwie trzecie|jedn[aą] czwart[aą]|trzy czwarte|większość',
    ar: 'نصف|ثلث|ثلثي|ثلثا|ربع|خمس|معظم|غالبية',
    hi: 'आधा|आधे|आधी|एक तिहाई|दो तिहाई|एक चौथाई|तीन चौथाई|अधिकांश',
    ja: '半分|半数|過半数|[二三四五六七八九十\\p{Nd}]{1,3}分の[一二三四五六七八九\\p{Nd}]{1,3}|大半',
    zh: '一半|[二三四五六七八九十\\p{Nd}]{1,3}分之[一二三四五六七八九\\p{Nd}]{1,3}|大多数|半数',
  },
  'giu',
);

function fitOf(figure: Figure, text: string): number {
  if (figure.kind === 'percentage') return 1;
  if (figure.kind === 'money' || figure.isYear) return 0;
  return cellFit(text, figure, 0.15) * 0.7;
}

function find({ text, question, language }: FindInput): Found[] {
  const figures = findFigures(text, language).filter((figure) => !isSaid(figure, question));
  const shares = [...text.matchAll(SHARES(language))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    fit: 0.6,
  }));
  return sortedFits([...figures.map((figure) => foundOf(figure, fitOf(figure, text))), ...shares]);
}

export const percentage: AnswerTypeRow = {
  type: 'percentage',
  find,
  asks: {
    en: 'percentage|percent|per cent|what (?:share|proportion|fraction|portion|part) of|which (?:share|proportion) of|how many (?:percent|per cent|percentage points)|by what percent|how (?:big|large|high) … (?:stake|percentage|proportion|market share|share of|holding|rate|margin)|what … (?:rate|margin|majority|stake|growth)|stake|shareholding|how much of (?:the|their|its|our|his|her|all|my)|(?:interest|tax|growth|unemployment|conversion|occupancy|error|success|discount|royalty) rate|margin|efficiency|market share|(?:renewal|retention|participation|turnover|vacancy|default|churn|withholding|mortality|literacy|birth|inflation|discount|growth) rate|what rate|at what rate|yield|share of|growth',
    de: 'prozent*|um wie ?viel prozent|wie (?:groß|hoch) … \\p{L}{0,16}(?:anteil|beteiligung|quote|zinssatz|steuersatz)|beteiligung|anteil|wie ?viel prozent|zinssatz|steuersatz|marktanteil|quote|wirkungsgrad|effizienz|marge|welcher teil|wie groß ist der anteil|\\p{L}{3,16}(?:quote|satz|anteil)',
    fr: "pourcentage|quel (?:est|était) … (?:taux|pourcentage)|combien de pour cent|pour cent|quelle (?:part|proportion|fraction)|taux|marge|rendement|part de marché|part d[eu']",
    es: 'porcentaje|cuál … (?:tasa|porcentaje|margen)|por ciento|qué (?:parte|proporción|fracción)|tasa|margen|rendimiento|eficiencia|cuota de mercado|tipo de interés',
    pt: 'percentagem|qual … (?:taxa|percentagem|porcentagem|margem)|porcentagem|percentual|por cento|que (?:parte|proporção|fração)|taxa|margem|rendimento|eficiência|quota de mercado|qual a proporção',
    ru: 'процент*|на сколько процентов|сколько процентов|как(?:ая|ую|ой) (?:доля|долю|доле|часть)|доля|ставка|маржа|кпд|эффективность',
    pl: 'procent*|ile procent|o ile procent|jak[ai] (?:część|odsetek|udział)|jaką część|odsetek|stopa|marża|sprawność|udział w rynku|oprocentowanie',
    ar: 'كم (?:تبلغ |بلغت )?نسبة|ما (?:هي )?نسبة|نسبة|النسبة|كم في المئة|كم في المائة|كم بالمئة|بالمئة|معدل|كفاءة|حصة|هامش',
    hi: 'कितन[ेाी] … (?:प्रतिशत|फीसदी|फ़ीसदी)|प्रतिशत|फीसदी|फ़ीसदी|कितना हिस्सा|अनुपात|दर|दक्षता|ब्याज दर|हिस्सेदारी',
    ja: '何(?:パーセント|%|％|割)|割合|比率|シェア|利率|税率|効率|パーセンテージ|(?:成長|失業|普及|投票|識字|視聴)率',
    zh: '百分之(?:多少|几)|百分比|比例|占比|份额|利率|税率|效率|增长率|失业率|毛利率|占多少|多大比例|市场占有率|[几多少]成',
  },
};
