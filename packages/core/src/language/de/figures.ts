import { germanUnits } from './number-units.ts';
import type { FigureWords } from '../parts/figures.ts';

export const figures: FigureWords = {
  months:
    'januar|jänner|februar|feber|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|mrz|apr|jun|jul|aug|sept?|okt|nov|dez',
  shortMonths: 'jan feb mrz apr - jun jul aug sep|sept okt nov dez',
  numberWords: {
    units: germanUnits,
    multipliers: '1000 tausend',
    scales: '1e6 million millionen|1e9 milliarde milliarden|1e12 billion billionen',
    weak: '1 ein eine einen einem einer eines',
    counted: 'stunde tag tages tage woche monat monats jahr jahres jahre prozent',
  },
  moreNumberWords: 'eins dutzend zweier dreier',
  referenceBefore: String.raw`abschnitt|abschnitte|abs|absatz|artikel|art|ziffer|ziff|nr|nummer|seiten?|s\.|kapitel|kap|abbildung|abb|tabelle|tab|anhang|anlage|version|satz|buchstabe|teil|schritt|paragraph|telefon|tel|fax|stufe|phase|zeile`,
  scales: [
    ['tausend|tsd\\.?', 3],
    ['millionen|million|mio\\.?', 6],
    ['milliarden|milliarde|mrd\\.?', 9],
    ['billionen|billion|bio\\.?', 12],
  ],
  decimal: ',',
  spacedThousands: true,
  dateOrder: 'day first',
};
