import type { DutyWords } from '../parts/duties.ts';

export const duties: DutyWords = {
  period: 'days?|weeks?|months?|years?|hours?|minutes?|quarters?|business days?|calendar days?|working days?',
  exception:
    'without prejudice to|unless|except(?:ing|ed|ion|ions)?|excluding|excluded|save|other than|provided that|notwithstanding|subject to',
  recommendation: 'should|ought to|recommended|advisable|supposed to|expected to',
  auxiliary: 'will|would|is|are|was|were|does|do|did|has|have|had',
  names:
    'obligations?|requirements?|restrictions?|conditions?|grants?|permissions?|prohibitions?|rights? to|responsible|liable|legal|illegal|lawful|possible|impossible|necessary|unnecessary|optional|restrict(?:s|ed)?',
  permission: `may|can(?:not|'t)?|could|allow(?:s|ed)?|permit(?:s|ted)?|permission|permissible|entitled|free to|able to|possible|impossible|licen[cs]ed to|right to|rights to|
      legal|illegal|lawful|prohibit(?:s|ed)?|forbid(?:s|den)?|grants?|ok to|okay to|unable|provided that|only if|unless|restrict(?:s|ed|ions?)?|refrain|under no circumstances`,
  duty: `must|shall(?! means?)|should|ha(?:ve|s|d) to|need(?:s|ed)?|needn't|requir(?:e|es|ed|ement|ements)|oblig(?:ed|ated|ation|ations)|mandatory|optional|necessary|unnecessary|compulsory|responsible|liable|
      recommended|advisable|ought to|supposed to|agrees? to|condition|subject to|expected to|forced to|voluntary`,
  negation:
    "not|no|never|none|neither|nor|cannot|can't|won't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|shouldn't|mustn't|without|prohibited|forbidden|unable|nothing|nobody|unlikely",
  saysOutright: '^(?:yes|no|not (?:really|necessarily|yet|exactly))(?=[,;:!—–-]|\\.(?! ?\\d))',
  party:
    /^(?:(?:[Tt]he|[Ee]ach|[Ee]ither|[Bb]oth|[Aa]ny|[Nn]either|[Nn]o|[Ss]uch)\s+)(?:\p{Lu}[\p{L}-]+|(?:other\s+)?part(?:y|ies))(?:['’]s?)?$/u,
};
