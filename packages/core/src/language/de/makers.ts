import type { MakerQuestions } from '../parts/makers.ts';

export const makers: MakerQuestions = {
  author:
    'wer (?:hat )?(?:schrieb )?@ ?(?:geschrieben|verfasst)?$|wer ist der autor(?: @)?$|von wem (?:ist|stammt) @$|autor(?:en)?$|verfasser$',
  signer: 'wer (?:hat )?(?:\\S+ ){0,4}(?:unterschrieben|unterzeichnet(?:e)?|unterschrieb)|unterzeichner',
  translator: 'wer (?:hat )?(?:\\S+ ){0,5}übersetzt|übersetzer(?:in)?$',
  rights:
    'wer (?:hat|hält|besitzt) (?:das|die) (?:urheberrecht|copyright|rechte)|wem gehört das (?:urheberrecht|copyright)|urheberrechtsinhaber|rechteinhaber',
  date: '(?:wann|in welchem jahr|an welchem tag) (?:ist|wurde) (?:~|@) (?:zuletzt )?(?:erschienen|veröffentlicht|herausgegeben|geschrieben|aktualisiert)$|wann erschien (?:~|@)$|von wann (?:ist|stammt) (?:~|@)$|(?:was ist das )?datum (?:von )?(?:~|@)$|wie alt ist (?:~|@)$',
  contact: '(?:presse|medien|investoren)kontakt|ansprechpartner für (?:die )?(?:presse|medien|investoren)',
};
