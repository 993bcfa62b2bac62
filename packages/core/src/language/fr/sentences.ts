import { opensClause, opensSentence } from '../patterns.ts';
import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack: opensSentence(
    `il elle ils elles ce cet cette ces cela ceci celui-ci celle-ci ceux-ci celles-ci son sa ses leur leurs tel telle tels
    telles ainsi cependant toutefois donc aussi`,
    `la (?:société|compagnie)|le (?:groupe|contrat)|c['’]est|l['’]entreprise|ce dernier|cette dernière`,
  ),
  verbs: `est sont était étaient été sera seront serait soit fut furent a ont avait avaient aura auront ait peut peuvent pouvait pourra
    pourrait pouvez doit doivent devait devra devrait devez faut va vont fait font permet permettent contient contiennent dispose
    existe existent utilise utilisent comprend comprennent trouve trouvent n'est n'a c'est s'agit j'ai d'être qu'il vient viennent
    reste restent donne donnent prend prennent met mettent dit signifie appartient veuillez utilisez installez voir voyez suivez`,
  verbEndings: /^\p{Ll}{2,}(?:e|ent|ait|aient|era|eront|it|ez|é|ée|és|ées|ons)$/u,
  usualWords: 5,
  stopWords: `le la les l un une des de du d au aux et ou mais est sont était étaient été être a ont avait avaient avoir en
    dans sur sous par pour avec sans chez vers entre que qu qui quoi dont où quand comment pourquoi combien quel quelle
    quels quelles ce cet cette ces c se s son sa ses leur leurs il elle ils elles on nous vous je y ne n pas plus si
    comme il`,
  aside: opensClause('si lorsque quand puisque', "s[’']il|en cas|au cas|dans le cas|sauf|sous réserve"),
  proviso: /^(?:étant entendu|à condition que)(?![\p{L}\p{M}])/iu,
  comparison: opensClause('contre', 'par rapport|comparée?s? à'),
  abbreviations: 'm mm mme mlle me éd av env',
  endingAbbreviations: 'env',
  starters:
    'le la les l il elle ils elles on nous ce cette ces cet dans en pour si un une lors après avant avec cependant de du',
};
