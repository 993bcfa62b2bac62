import type { FigureWords } from '../parts/figures.ts';

export const figures: FigureWords = {
  months:
    'janvier|février|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|janv|févr|avr|juil|sept|oct|nov|déc',
  shortMonths: 'janv févr - avr - - juil - sept oct nov déc',
  ordinalDays:
    /\b(1)er(?=\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/giu,
  numberWords: {
    units: `2 deux|3 trois|4 quatre|5 cinq|6 six|7 sept|8 huit|10 dix|11 onze|12 douze|13 treize|14 quatorze|15 quinze|16 seize|20 vingt vingts|30 trente|40 quarante|50 cinquante|60 soixante|70 septante|80 huitante|90 nonante`,
    multipliers: '100 cent cents|1000 mille',
    scales: '1e6 million millions|1e9 milliard milliards',
    join: 'et',
    isVigesimal: true,
    weak: '1 un une|9 neuf',
    counted: 'heure jour semaine mois trimestre an année',
  },
  moreNumberWords: 'neuf douzaine',
  joinsNumbers: 'et',
  ordinals: '- premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
  ordinalFigures: /(?<![\p{L}\p{N}.,])(\d{1,2})(?:e|ème|eme)(?![\p{L}\p{N}])/giu,
  referenceBefore: String.raw`section|sections|article|articles|art|page|pages|p\.|chapitre|chap|figure|fig|tableau|annexe|version|numéro|no\.|n\.|alinéa|paragraphe|partie|étape|tél|téléphone|fax|niveau|phase|ligne`,
  scales: [
    ['mille', 3],
    ['millions?|mln', 6],
    ['milliards?|mds?', 9],
    ['billions?', 12],
  ],
  decimal: ',',
  spacedThousands: true,
  dateOrder: 'day first',
};
