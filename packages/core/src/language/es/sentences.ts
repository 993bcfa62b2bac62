import { opensClause, opensSentence } from '../patterns.ts';
import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack: opensSentence(
    `él ella ello ellos ellas este esta esto estos estas ese esa eso esos esas dicho dicha dichos dichas tal tales su sus
    así también además por`,
    `la (?:sociedad|compañía|empresa)|el (?:grupo|contrato)`,
  ),
  verbs: `es son era eran fue fueron será serán sería sea ser está están estaba estaban ha han había habían hay haya tiene tienen tenía puede pueden
    podía podrá podría debe deben debía deberá debería hace hacen hizo va van permite permiten contiene contienen existe existen
    utiliza utilizan usa usan proporciona proporcionan incluye incluyen significa necesita necesitan se he ve vea use ejecute puedes
    dio dice tuvo hubo quiere sirve funciona muestra consulte instale`,
  verbEndings: /^\p{Ll}{2,}(?:a|an|e|en|ó|aron|ieron|aba|aban|ía|ían|ará|erá|irá|arán|ado|ido)$/u,
  usualWords: 5,
  stopWords: `el la los las un una unos unas de del al a y e o u en por para con sin sobre entre desde hasta que qué quien
    quién quienes quiénes cual cuál cuales cuáles cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas donde
    dónde cuando cuándo como cómo es son era eran fue fueron ser sido está están estaba ha han había haber hay se su
    sus le les lo no ni si más este esta estos estas ese esa esos esas`,
  aside: opensClause('si cuando aunque mientras porque salvo', 'en (?:el )?caso|a menos|a no ser|una vez'),
  proviso: /^(?:siempre que|entendiéndose)(?![\p{L}\p{M}])/iu,
  comparison: opensClause('comparad[oa]s?', 'en comparación|frente a'),
  abbreviations: 'núm sra srta dra ud uds ej pág págs apdo art.º n.º nº dña ee.uu',
  endingAbbreviations: 'ee.uu uds',
  starters:
    'el los las lo este esta estos estas ese esa un una en por para si cuando como se su sus con al del tras',
};
