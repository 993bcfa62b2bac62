import type { FigureWords } from '../parts/figures.ts';

export const figures: FigureWords = {
  months:
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|abr|jun|jul|ago|sept?|oct|nov|dic',
  shortMonths: 'ene feb - abr - jun jul ago sep|sept oct nov dic',
  numberWords: {
    units: `2 dos|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|11 once|12 doce|13 trece|14 catorce|15 quince|16 dieciséis|17 diecisiete|18 dieciocho|19 diecinueve|20 veinte|21 veintiuno veintiún veintiuna|22 veintidós|23 veintitrés|24 veinticuatro|25 veinticinco|26 veintiséis|27 veintisiete|28 veintiocho|29 veintinueve|30 treinta|40 cuarenta|50 cincuenta|60 sesenta|70 setenta|80 ochenta|90 noventa|100 cien ciento|200 doscientos doscientas|300 trescientos trescientas|400 cuatrocientos cuatrocientas|500 quinientos quinientas|600 seiscientos seiscientas|700 setecientos setecientas|800 ochocientos ochocientas|900 novecientos novecientas`,
    multipliers: '1000 mil',
    scales: '1e6 millón millones',
    join: 'y',
    weak: '1 un uno una',
    counted: 'hora día semana mes trimestre año',
  },
  moreNumberWords: 'docena',
  joinsNumbers: 'y',
  referenceBefore: String.raw`sección|secciones|artículos?|art|páginas?|pág|págs|p\.|capítulos?|cap|figura|fig|tabla|anexo|versión|número|núm|no\.|n\.|párrafo|apartado|parte|paso|teléfono|tel|fax|nivel|fase|línea|cláusula`,
  scales: [
    ['mil millones|millardos?', 9],
    ['mil', 3],
    ['millones|millón|mill\\.', 6],
    ['billones|billón', 12],
  ],
  decimal: ',',
  spacedThousands: true,
  dateOrder: 'day first',
  // Its countries do not agree.
  isDecimalUnsure: true,
};
