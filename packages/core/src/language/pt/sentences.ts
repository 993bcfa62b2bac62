import { opensClause, opensSentence } from '../patterns.ts';
import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack: opensSentence(
    `ele ela eles elas este esta isto estes estas esse essa isso esses essas tal tais seu sua seus suas assim também`,
    `a (?:sociedade|companhia|empresa)|o (?:grupo|contrato)`,
  ),
  verbs: `é são era eram foi foram será serão seria seja ser está estão estava há tem têm tinha pode podem podia poderá poderia deve
    devem devia deverá deveria faz fazem fez vai vão permite permitem contém contêm existe existem utiliza utilizam usa usam fornece
    fornecem inclui incluem significa precisa precisam veja use execute quer serve funciona mostra consulte instale deu teve houve`,
  verbEndings: /^\p{Ll}{2,}(?:a|am|e|em|ou|aram|eram|iram|ava|avam|ia|iam|ará|erá|irá|ado|ido|iu|eu)$/u,
  usualWords: 5,
  stopWords: `o a os as um uma uns umas de do da dos das ao aos à às e ou em no na nos nas por pelo pela pelos pelas para com
    sem sobre entre desde até que quem qual quais quanto quanta quantos quantas onde quando como é são era eram foi
    foram ser sido está estão estava tem têm tinha há se seu sua seus suas lhe não nem mais este esta estes estas esse
    essa isso`,
  aside: opensClause(
    'se quando embora enquanto porque salvo caso',
    'no caso|em caso|a menos|a não ser|uma vez',
  ),
  proviso: /^(?:desde que|ficando entendido)(?![\p{L}\p{M}])/iu,
  comparison: opensClause('comparad[oa]s?', 'em comparação|face a'),
  abbreviations: 'exmo exma limitada',
  starters: 'o os as ele ela eles elas no na nos nas um uma em por para se quando isso',
};
