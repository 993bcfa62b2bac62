import type { MakerQuestions } from '../parts/makers.ts';

export const makers: MakerQuestions = {
  author: 'quien(?:es)? (?:escribi[óo]|escribieron|redactó) @$|quien es el autor(?: @)?$|autor(?:es)?$',
  signer: 'quien(?:es)? (?:firm[óo]|firmaron|firma)|firmantes?',
  translator: 'quien(?:es)? (?:tradujo|tradujeron|ha traducido)|traductor(?:es)?$',
  rights: 'quien (?:tiene|posee) (?:los derechos|el copyright)|titular (?:de los derechos|del copyright)',
  date: '(?:cuándo|en qué año) (?:se publicó|fue publicad[oa]|se escribió|salió) (?:~|@)$|de cuándo es (?:~|@)$|(?:cuál es la )?fecha (?:de (?:publicación )?)?(?:~|@)$',
  contact: 'contactos? (?:de |para la )?(?:prensa|medios|inversores)',
};
