import type { FollowUpWords } from '../parts/follow-ups.ts';

export const followUps: FollowUpWords = {
  joining: '(?:e |mas )?(?:quanto a|que tal)|e|mas',
  bare: 'por ?que(?: nao)?|como|(?:desde |ate )?quando|onde|(?:por |para )?quem|quant[oa]s?|qua(?:l|is)|para que',
  persons: 'ele|ela',
  things: 'eles|elas|isso|disso|nisso|deles|delas|nele|nela|dele|dela',
  yearBefore: '(?:o )?ano (?:anterior|passado|antes)|no ano anterior',
  yearAfter: '(?:o |no )?ano (?:seguinte|posterior|que vem)',
  preposition:
    'em|no|na|nos|nas|para|de|do|da|dos|das|a|ao|com|sem|por|pelo|pela|antes de|depois de|durante|desde|ate|sob|sobre',
  lightWords: /^(?:tempo|pode|deve|faz)$/u,
  linkingWords: /^(?:de|do|da|dos|das)$/u,
};
