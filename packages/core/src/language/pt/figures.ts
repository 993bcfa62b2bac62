import type { FigureWords } from '../parts/figures.ts';

export const figures: FigureWords = {
  months:
    'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|jun|jul|ago|set|out|nov|dez',
  shortMonths: 'jan fev mar abr - jun jul ago set out nov dez',
  numberWords: {
    units: `2 dois duas|3 três|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|11 onze|12 doze|13 treze|14 catorze quatorze|15 quinze|16 dezesseis dezasseis|17 dezessete dezassete|18 dezoito|19 dezenove dezanove|20 vinte|30 trinta|40 quarenta|50 cinquenta|60 sessenta|70 setenta|80 oitenta|90 noventa|100 cem cento|200 duzentos duzentas|300 trezentos trezentas|400 quatrocentos quatrocentas|500 quinhentos quinhentas|600 seiscentos seiscentas|700 setecentos setecentas|800 oitocentos oitocentas|900 novecentos novecentas`,
    multipliers: '1000 mil',
    scales: '1e6 milhão milhões',
    join: 'e',
    weak: '1 um uma',
    counted: 'hora dia semana mês trimestre ano',
  },
  moreNumberWords: 'dúzia',
  joinsNumbers: 'e',
  referenceBefore: String.raw`seção|secção|artigos?|art|páginas?|pág|p\.|capítulos?|cap|figura|fig|tabela|anexo|versão|número|núm|no\.|n\.|parágrafo|parte|passo|telefone|tel|fax|nível|fase|linha|cláusula`,
  scales: [
    ['mil milhões|bilhões|bilhão|bi', 9],
    ['mil', 3],
    ['milhões|milhão|mi', 6],
    ['trilhões|trilhão|biliões|bilião', 12],
  ],
  decimal: ',',
  spacedThousands: true,
  dateOrder: 'day first',
};
