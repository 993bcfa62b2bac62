import type { MakerQuestions } from '../parts/makers.ts';

export const makers: MakerQuestions = {
  author: 'quem (?:escreveu|redigiu) @$|quem é o autor(?: @)?$|autor(?:es)?$',
  signer: 'quem assinou|signatários?',
  translator: 'quem traduziu|tradutor(?:es)?$',
  rights: 'quem (?:tem|detém|possui) (?:os direitos|o copyright)|detentor (?:dos direitos|do copyright)',
  date: '(?:quando|em que ano) (?:foi (?:publicad[oa]|escrit[oa])|saiu) (?:~|@)$|de quando é (?:~|@)$|(?:qual é a )?data (?:de (?:publicação )?)?(?:~|@)$',
  contact: 'contactos? (?:de |para a )?imprensa|contatos? (?:de |para a )?imprensa',
};
