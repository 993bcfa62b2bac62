import type { QuestionWords } from '../parts/questions.ts';

export const questions: QuestionWords = {
  meaning:
    'o que (?:significam?|quer dizer|querem dizer)|o que se entende por|definição d[eoa]|significado d[eoa]|em que consiste',
  ofAKind: 'o que é uma? \\S+(?: \\S+){0,4}$',
  several: '(?:que|quais) (?:dois |duas |três |quatro |cinco )?\\p{L}+(?:as|os|es|ões|ais|éis|ens) |quais ',
  namedBehind: 'entende por|definição de|significado de',
  placeOfTerm: 'em|no|na|nos|nas',
  forWords:
    'como (?:é|são|foi|foram) (?:\\S+ ){0,10}(?:calculad[oa]s?|determinad[oa]s?|medid[oa]s?|avaliad[oa]s?|estimad[oa]s?|reconhecid[oa]s?|definid[oa]s?)|como se (?:calculam?|determinam?)|o que (?:incluem?|inclui|compreendem?|abrangem?|contém|contêm|representam?)|em que consistem?|de que se compõem?|por que|porque',
  second:
    /(?<!\p{L})e (?:(?:a|de|em|por|para|desde) )?(?:quant\p{L}+|quando|onde|quem|como|qual|quais)(?!\p{L})/iu,
  asking: /quant|quando|\bque\b|qual|quais|quem|onde|como|porque/u,
  forDay: 'que dia|que data|data',
  open: '^$',
  emptyWords: `deve devo devem pode posso tem têm faz fazer tempo todo toda alguma vez depois antes durante chama foi fica`,
  spelledWords:
    'quanto quanta quantos quantas quando onde como quem qual quais porque escreveu escrito traduziu autor',
  mayBeStated: true,
};
