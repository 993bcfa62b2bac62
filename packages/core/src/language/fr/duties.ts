import type { DutyWords } from '../parts/duties.ts';

export const duties: DutyWords = {
  period: 'jours?|semaines?|mois|ans?|années?|heures?|minutes?|trimestres?',
  exception: "sauf|excepté|à l'exception|hormis|à moins que|sous réserve|nonobstant",
  recommendation: 'devrai*|recommand*|conseill*',
  auxiliary: 'est|sont|était|sera|seront|a|ont|fera|fait',
  names: 'obligations?|autorisations?|permissions?|interdictions?|droit de|responsables?|possible|impossible',
  permission: `peut|peuvent|peux|pouvez|puis|pouvons|pourr*|autoris*|permi[st]e?s?|permet*|possible|impossible|droit de|interdi*|licite|à condition|sauf|libre de`,
  duty: `doit|doivent|dois|devez|devons|devr*|faut|faudra|obligatoire*|obligé*|oblig*|nécess*|besoin|tenue?s? de|requi[st]e?s?|recommand*|conseill*|exig*|responsable|facultati*`,
  negation: "ne|n'\\p{L}{1,20}|pas|jamais|aucune?|ni|sans|interdite?s?|impossible|rien|personne ne",
  saysOutright: '^(?:oui|non|pas (?:vraiment|forcément|encore))(?=[ ,.;:!—–-])',
};
