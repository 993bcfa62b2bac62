import type { QuestionWords } from '../parts/questions.ts';

export const questions: QuestionWords = {
  meaning:
    'qué (?:significan?|quieren? decir)|qué se entiende por|a qué se refiere|definición de|significado de|en qué consiste',
  ofAKind: 'qué es una? \\S+(?: \\S+){0,4}$',
  several: 'qué (?:dos |tres |cuatro |cinco )?\\p{L}+(?:as|os|es) |cuáles \\p{L}+s',
  namedBehind: 'entiende por|definición de|significado de',
  placeOfTerm: 'en',
  forWords:
    'cómo se (?:calculan?|determinan?|miden?|valoran?|estiman?|reconocen?|definen?)|cómo (?:es|son|fue|fueron) (?:\\S+ ){1,10}(?:calculad[oa]s?|determinad[oa]s?|valorad[oa]s?)|qué (?:incluyen?|comprenden?|abarcan?|contienen?|representan?)|en qué consisten?|de qué se componen?|por qué',
  second:
    /(?<!\p{L})[ye] (?:(?:a|de|en|por|para|desde) )?(?:cuánt\p{L}+|cuándo|dónde|quién|cómo|qué|cuál(?:es)?)(?!\p{L})/iu,
  asking: /cuant|cuando|\bque\b|cual|quien|donde|como|porque/u,
  forDay: 'qué día|qué fecha|fecha',
  open: '^$',
  emptyWords: `debe debo deben puede puedo tiene tienen hace hacer tiempo todo toda alguna vez después antes durante llama fue`,
  spelledWords:
    'cuánto cuánta cuántos cuántas cuándo dónde cómo quién quiénes cuál cuáles escribió escrito tradujo autor',
  mayBeStated: true,
};
