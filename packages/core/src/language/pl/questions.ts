import type { QuestionWords } from '../parts/questions.ts';

export const questions: QuestionWords = {
  meaning: 'co (?:oznacza|oznaczają|znaczy)|kto to jest|co rozumie się|definicja \\S+',
  ofAKind: 'co to jest|kim jest \\S+$',
  several: '(?:jakie|jakich|jakimi|które|których|którymi) (?:\\p{L}+ )?\\p{L}+(?:y|i|e|ów|ych|ich|ami)',
  namedBehind: 'rozumie się przez|definicja|znaczenie',
  placeOfTerm: 'w|we',
  forWords:
    'jak (?:jest|są|był[aoy]?) (?:\\S+ ){0,10}(?:obliczan[aey]|ustalan[aey]|wyceniane?a?|mierzon[aey]|określan[aey])|jak (?:oblicza|ustala|wycenia|określa) się|co (?:obejmuje|obejmują|zawiera|zawierają|oznacza|oznaczają)|z czego (?:składa|składają) się|dlaczego|czemu',
  second:
    /(?<!\p{L})(?:i|oraz) (?:(?:w|z|na|do|od) )?(?:ile|ilu|kiedy|gdzie|kto|dlaczego|jak(?:i|a|ie)?|któr\p{L}+)(?!\p{L})/iu,
  asking:
    /ile|ilu|ilom|kiedy|jak|kto|kogo|komu|kim|czyj|gdzie|skad|dokad|dlaczego|czemu|\bco\b|czym|czy|którn?|ktor|po co|za ile|ilo/u,
  forDay: 'którego dnia|w jaki dzień|data|datą',
  open: '^$',
  emptyWords: `można należy trzeba musi powinien ma mieści znajduje nazywa dużo długo wiele każdy`,
  spelledWords: 'kiedy gdzie dlaczego jaki jaka jakie jakich ile ilu który która które napisał autor',
};
