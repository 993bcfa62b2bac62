import type { Language } from '#text/languages.ts';

/** Words that ask for a second thing behind "and". */
const SECOND: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\band (?:(?:in|of|for|to|by|from|on|at|since|until) )?(?:how|what|which|where|when|who|why)\b/iu,
  de: /\bund (?:(?:in|von|für|seit|ab|bis|mit) )?(?:wie|was|wo|wann|wer|warum|welche[rnsm]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})et (?:(?:à|de|en|dans|pour|depuis) )?(?:combien|quand|où|qui|pourquoi|comment|quel(?:le)?s?)(?!\p{L})/iu,
  es: /(?<!\p{L})[ye] (?:(?:a|de|en|por|para|desde) )?(?:cuánt\p{L}+|cuándo|dónde|quién|cómo|qué|cuál(?:es)?)(?!\p{L})/iu,
  pt: /(?<!\p{L})e (?:(?:a|de|em|por|para|desde) )?(?:quant\p{L}+|quando|onde|quem|como|qual|quais)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:i|oraz) (?:(?:w|z|na|do|od) )?(?:ile|ilu|kiedy|gdzie|kto|dlaczego|jak(?:i|a|ie)?|któr\p{L}+)(?!\p{L})/iu,
  ru: /(?<!\p{L})и (?:(?:в|с|на|до|от) )?(?:сколько|когда|где|кто|почему|как(?:ой|ая|ие)?)(?!\p{L})/iu,
};

/** Whether a question asks for two things: "Where is the office, and how large is it?" */
export function asksTwice(question: string, language: Language): boolean {
  return SECOND[language]?.test(question) ?? false;
}
