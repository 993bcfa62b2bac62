import type { FollowUpWords } from '../parts/follow-ups.ts';

export const followUps: FollowUpWords = {
  joining: "(?:et |mais )?(?:qu'en est-il (?:de|du|des|pour)|quid (?:de|du|des))|et|ou(?! )|mais",
  bare: "pourquoi(?: pas)?|comment|combien(?: de temps)?|(?:depuis |jusqu'a |a partir de )?quand|ou|d'ou|(?:par |pour )?qui|lesquels|lesquelles|lequel|laquelle",
  persons: 'lui|elle|il',
  things: 'ils|elles|leur|leurs|celui-ci|celle-ci|ceux-ci|cela|ca|y|en|ce',
  yearBefore: "(?:l'|l' )?an(?:nee)? (?:d'avant|precedente?|passee?)",
  yearAfter: "(?:l'|l' )?an(?:nee)? (?:d'apres|suivante?|prochaine?)",
  preposition: "en|dans|pour|de|du|des|d'|a|au|aux|avec|sans|par|avant|apres|pendant|depuis|sous|chez|sur",
  lightWords: /^(?:longtemps|faut|peut|doit|fait|actuellement|temps|s'occupe)$/u,
  linkingWords: /^(?:de|du|des|la|le|les|d|l|au)$/u,
};
