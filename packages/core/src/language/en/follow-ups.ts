import type { FollowUpWords } from '../parts/follow-ups.ts';

export const followUps: FollowUpWords = {
  joining: '(?:(?:and|but|or|so) )?(?:what|how) about|and|but|or|then',
  bare: 'why(?: not| is that| so)?|how(?: so| come| much| many| long| often)?|(?:since |until |by |from )?when|where|who|whom|by whom|for whom|what for|how exactly|such as|which(?: ones?)?|on what (?:page|terms)',
  persons: 'he|him|she|her|his',
  things: 'it|its|they|them|their|theirs|that|those|these|there',
  yearBefore:
    '(?:the )?(?:year|one) (?:before|earlier|prior)|(?:the )?(?:previous|prior|preceding|last) (?:fiscal )?year|a year (?:earlier|before)',
  yearAfter:
    '(?:the )?year (?:after|later)|(?:the )?(?:next|following|subsequent) (?:fiscal )?year|a year later',
  preposition:
    'in|for|from|at|on|with|without|by|of|to|before|after|during|since|until|under|within|outside|as of',
  lightWords:
    /^(?:must|might|shall|keep|does|long|often|far|soon|get|got|need|make|take|let|use|give|want|come|came|go|goes|went|there|kind|type|there|me|us|show|list|name|find)$/u,
  linkingWords: /^(?:of|on|the|s)$/u,
};
