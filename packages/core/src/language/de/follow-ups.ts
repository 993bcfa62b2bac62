import type { FollowUpWords } from '../parts/follow-ups.ts';

export const followUps: FollowUpWords = {
  joining:
    '(?:und |aber )?(?:was ist mit|wie (?:ist|war|sieht) es (?:aus )?(?:mit|bei|in|fur))|und|oder|aber',
  bare: 'warum|wieso|weshalb|wie|wie (?:viel|viele|lange|oft)|wieviel|(?:seit |bis |ab )?wann|wo|woher|wohin|wer|von wem|fur wen|wozu|welche[rs]?|zum beispiel|warum nicht',
  persons: 'ihn|ihm|er',
  things: 'das|dies|dessen|deren|davon|dafur|dazu|darin|damit|es|sie|dort',
  yearBefore: '(?:das |im |dem )?(?:jahr (?:davor|zuvor)|vorjahr|vorige[ns]? jahr|jahr vorher)',
  yearAfter: '(?:das |im |dem )?(?:jahr (?:danach|darauf)|folgejahr|nachste[ns]? jahr)',
  preposition:
    'in|im|fur|aus|bei|beim|auf|mit|ohne|von|vom|vor|nach|wahrend|seit|bis|unter|zu|zum|zur|an|am|innerhalb|ausserhalb',
  lightWords:
    /^(?:lange|oft|alt|hoch|gross|brauche|braucht|brauchen|dauert|dauern|betragt|betrug|bekomme|macht|machen|muss|darf|soll)$/u,
  linkingWords: /^(?:der|des|von|fur|im)$/u,
};
