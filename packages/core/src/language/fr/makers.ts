import type { MakerQuestions } from '../parts/makers.ts';

export const makers: MakerQuestions = {
  author: "qui (?:a )?(?:écrit|rédigé) @$|qui est l'auteur(?: @)?$|auteurs?$",
  signer: 'qui a signé|signataires?',
  translator: 'qui (?:a|ont) traduit|traduct(?:eur|rice)s?$',
  rights:
    "qui (?:détient|possède) (?:les droits|le copyright)|à qui appartiennent les droits|titulaire des droits|titulaire du droit d'auteur",
  date: '(?:quand|en quelle année) (?:~|@) a(?:-t-(?:il|elle))? été (?:publiée?|écrite?|rédigée?)$|de quand (?:date|est) (?:~|@)$|(?:quelle est la )?date (?:de (?:publication )?)?(?:~|@)$',
  contact: 'contacts? (?:presse|médias|investisseurs)',
};
