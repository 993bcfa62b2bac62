/** Asks about the whole of a document, in the product's languages. */
const SUMMARY =
  /\b(?:summar(?:y|i[sz]e|i[sz]ing)|overview|outline|key (?:points|takeaways)|main (?:points|ideas|topics)|tl;?dr|in a nutshell|what (?:is|does) (?:this|the) (?:document|file|report|contract|paper|text|agreement)(?: all)? (?:about|say)|zusammenfass\p{L}*|fasse?\b.{0,60}\bzusammen|überblick|worum geht es|wovon handelt|hauptpunkte|résum\p{L}*|synthèse|de quoi (?:parle|traite)|points clés|resum(?:en|ir|a|ime|irme|ámelo|enes)\b|resume (?:el|la|los|las|este|esta|o|a|os|as)\b|síntesis|síntese|de qué trata|do que (?:trata|se trata)|puntos (?:clave|principales)|pontos principais|podsumuj\p{L}*|podsumowani\p{L}*|streść|streszczeni\p{L}*|o czym jest)|кратк\p{L}+ (?:содержани|излож)\p{L}*|резюм\p{L}*|о чём|о чем|لخ[ّص]\p{L}*|ملخص|सारांश|संक्षेप|总结|概括|摘要|概述|概要|要約|まとめ/iu;

/** Whether a question is about the whole document rather than about something in it. */
export const asksForSummary = (question: string): boolean => SUMMARY.test(question);
