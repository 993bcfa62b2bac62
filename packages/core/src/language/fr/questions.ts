import type { QuestionWords } from '../parts/questions.ts';

export const questions: QuestionWords = {
  meaning:
    "que (?:signifie|signifient|veut dire|veulent dire|désigne)|qu'entend-on par|qu'appelle-t-on|à quoi correspond|définition d\\S+",
  ofAKind: "qu'est-ce qu'une? \\S+(?: \\S+){0,4}",
  several: '(?:quels|quelles) (?:\\S+ )?\\p{L}+|lesquel(?:le)?s',
  namedBehind: 'entend-on par|définition d[eu]|appelle-t-on|signification d[eu]',
  placeOfTerm: 'dans|chez|sous',
  forWords:
    "comment (?:est|sont|a été|ont été|était|étaient|se) (?:\\S+ ){1,10}(?:calculée?s?|déterminée?s?|évaluée?s?|mesurée?s?|estimée?s?|comptabilisée?s?|définie?s?)|comment (?:calcule|détermine|évalue|mesure)|que (?:comprend|comprennent|contient|contiennent|inclut|incluent|représente|représentent)|qu'(?:inclut|incluent)|en quoi consiste|de quoi (?:se compose|est composée?)|pourquoi",
  second:
    /(?<!\p{L})et (?:(?:à|de|en|dans|pour|depuis) )?(?:combien|quand|où|qui|pourquoi|comment|quel(?:le)?s?)(?!\p{L})/iu,
  asking: /combien|quel|quand|\bqui\b|\bou\b|d'ou|comment|pourquoi|qu'|\bque\b|quoi|lesquel/u,
  forDay: 'quel jour|quelle date|date',
  open: '^$',
  emptyWords: `doit dois doivent faut peut peux fait faire fut appelle élevé pendant d'années avant après tous tout sont`,
  spelledWords:
    'combien quand comment pourquoi quel quelle quels quelles lequel laquelle écrit traduit auteur',
  mayBeStated: true,
};
