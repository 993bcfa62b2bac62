import type { FigureWords } from '../parts/figures.ts';

export const figures: FigureWords = {
  months:
    'stycz(?:eń|nia|niu)|lut(?:y|ego|ym)|mar(?:zec|ca|cu)|kwie(?:cień|tnia|tniu)|maj[au]?|czerw(?:iec|ca|cu)|lip(?:iec|ca|cu)|sierp(?:ień|nia|niu)|wrze(?:sień|śnia|śniu)|październik[a]?|październiku|listopad(?:a|zie)?|grud(?:zień|nia|niu)',
  numberWords: {
    units: `2 dwa dwie dwóch dwoma dwu|3 trzy trzech trzema|4 cztery czterech|5 pięć pięciu|6 sześć sześciu|7 siedem siedmiu|8 osiem ośmiu|9 dziewięć dziewięciu|10 dziesięć dziesięciu|11 jedenaście jedenastu|12 dwanaście dwunastu|13 trzynaście trzynastu|14 czternaście czternastu|15 piętnaście piętnastu|16 szesnaście szesnastu|17 siedemnaście siedemnastu|18 osiemnaście osiemnastu|19 dziewiętnaście dziewiętnastu|20 dwadzieścia dwudziestu|30 trzydzieści trzydziestu|40 czterdzieści czterdziestu|50 pięćdziesiąt pięćdziesięciu|60 sześćdziesiąt sześćdziesięciu|70 siedemdziesiąt siedemdziesięciu|80 osiemdziesiąt osiemdziesięciu|90 dziewięćdziesiąt dziewięćdziesięciu|100 sto stu|200 dwieście dwustu|300 trzysta trzystu|400 czterysta czterystu|500 pięćset pięciuset|600 sześćset sześciuset|700 siedemset siedmiuset|800 osiemset ośmiuset|900 dziewięćset dziewięciuset`,
    multipliers: '1000 tysiąc tysiące tysięcy',
    scales: '1e6 milion miliony milionów|1e9 miliard miliardy miliardów',
    weak: '1 jeden jedna jedno jednego jednej',
    counted: 'godziny dzień dnia tydzień tygodnia miesiąc miesiąca rok roku procent',
  },
  referenceBefore: String.raw`sekcja|sekcji|rozdział|rozdziale|rozdz|artykuł|art|strona|stronie|str|s\.|rysunek|rys|tabela|tab|załącznik|wersja|wersji|wersję|numer|nr|punkt|pkt|ust|ustęp|część|krok|tel|telefon|poziom|etap|wiersz`,
  scales: [
    ['tysiące|tysięcy|tysiąc\\p{L}{0,4}|tys\\.?', 3],
    ['milion\\p{L}{0,4}|mln', 6],
    ['miliard\\p{L}{0,4}|mld', 9],
    ['bilion\\p{L}{0,4}|bln', 12],
  ],
  decimal: ',',
  spacedThousands: true,
  dateOrder: 'day first',
};
