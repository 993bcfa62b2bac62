import type { DutyWords } from '../parts/duties.ts';

export const duties: DutyWords = {
  period: 'dias?|semanas?|m[êe]s(?:es)?|anos?|horas?|minutos?|trimestres?',
  exception: 'salvo|exceto|com exceção|a menos que|sem prejuízo|excluindo|não obstante',
  recommendation: 'deveria*|recomend*|convém',
  auxiliary: 'é|são|era|será|serão|tem|têm|faz',
  names:
    'obrigação|obrigações|permissão|permissões|proibição|proibições|direito|responsável|possível|impossível',
  permission: `pode*|posso|poss[aí]\\p{L}*|poderá*|permit*|permissão|autoriz*|possível|impossível|direito|proib*|lícit*|desde que|salvo|livre para|consig*|consegu*|dá para`,
  duty: `dev(?:e|em|es|o|er|er[áãi]\\p{L}*|emos)|tem (?:de|que)|têm (?:de|que)|tenho (?:de|que)|temos (?:de|que)|precis*|necess*|obrig*|requer*|recomend*|exig*|responsável|opciona*|convém`,
  negation: 'não|nunca|jamais|nenhuma?|nem|tampouco|sem|proibid[oa]s?|impossível|nada|ninguém',
  saysOutright: '^(?:sim|não)(?=[,.;:!—–-])',
};
