import type { DutyWords } from '../parts/duties.ts';

export const duties: DutyWords = {
  period: 'días?|semanas?|mes(?:es)?|años?|horas?|minutos?|trimestres?',
  exception: 'salvo|excepto|con excepción|a menos que|sin perjuicio|excluyendo|no obstante',
  recommendation: 'debería*|recomend*|conviene',
  auxiliary: 'es|son|era|será|serán|ha|han|hace',
  names: 'obligación|obligaciones|permisos?|prohibición|prohibiciones|derecho|responsable|posible|imposible',
  permission: `pued*|pod(?:r[aáeé]\\p{L}*|emos)|permit*|permiso|autoriz*|posible|imposible|derecho|prohib*|lícit*|siempre que|salvo|libre de|solo si|sólo si`,
  duty: `deb(?:e|en|es|o|er|er[áí]\\p{L}*|emos)|hay que|tien(?:e|en|es) que|tengo que|tenemos que|necesi*|necesari*|obliga*|obligatori*|requier*|requerid*|recomend*|exig*|responsable|opcional*|hace falta|preciso|conviene`,
  negation: 'no|nunca|jamás|ning[uú]n[oa]?|tampoco|sin|prohibid[oa]s?|imposible|nada|nadie',
  saysOutright: '^(?:sí|no)(?=[,.;:!—–-])',
};
