import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  scripts: ['Latin'],
  hasCapitals: true,
  isUnspaced: false,
  // Apostrophes and hyphens: "d'Adobe", "compte-t-il".
  joins:
    /(?<![\p{L}\p{M}])(?:[cdjlmnst]|qu|jusqu|lorsqu)['’](?=\p{L})|-(?:t-)?(?:ils?|elles?|on|nous|vous|je|tu|ce)(?!\p{L})/giu,
};
