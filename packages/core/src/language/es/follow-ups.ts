import type { FollowUpWords } from '../parts/follow-ups.ts';

export const followUps: FollowUpWords = {
  joining: '(?:y |pero )?(?:que (?:hay|pasa) (?:de|con)|que tal)|y|e|pero',
  bare: '(?:y )?por que(?: no)?|como|(?:desde |hasta )?cuando|donde|(?:por |para )?quien(?:es)?|cuant[oa]s?|cual(?:es)?|para que',
  persons: 'el|ella',
  things: 'ello|ellos|ellas|eso|esos|esas|alli|lo',
  yearBefore: '(?:el )?ano (?:anterior|previo|pasado)',
  yearAfter: '(?:el )?ano (?:siguiente|proximo|posterior)',
  preposition: 'en|para|de|del|a|al|con|sin|por|antes de|despues de|durante|desde|hasta|bajo|sobre',
  lightWords: /^(?:tiempo|puede|debe|hace|tiene)$/u,
  linkingWords: /^(?:de|del|la|el|los|las)$/u,
};
