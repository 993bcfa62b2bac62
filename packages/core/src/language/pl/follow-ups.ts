import type { FollowUpWords } from '../parts/follow-ups.ts';

export const followUps: FollowUpWords = {
  joining: '(?:a |i )?co z|a|i|ale|lub',
  bare: 'dlaczego(?: nie)?|czemu|jak|ile|(?:od |do )?kiedy|gdzie|skad|dokad|kto|przez kogo|dla kogo|po co|ktor[aey]|jakie',
  persons: 'on|ona|nim|niego|nia|niej|jego|jej',
  things: 'oni|one|ich|nich|nimi|to|tego|tym|tam|jego|jej|nim|niej|go|ja',
  yearBefore: '(?:w )?(?:poprzedni(?:m|ego)?|zeszl(?:ym|y)) rok(?:u)?|rok (?:wczesniej|temu)',
  yearAfter: '(?:w )?(?:nastepn(?:ym|y)|kolejn(?:ym|y)) rok(?:u)?|rok pozniej',
  preposition: 'w|we|na|dla|z|ze|od|bez|u|do|po|przed|przy|pod|za|o|podczas',
  lightWords: /^(?:dlugo|mozna|trzeba|moze|wynosi|wynosila?)$/u,
};
