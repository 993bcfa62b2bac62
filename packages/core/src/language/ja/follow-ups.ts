import type { FollowUpWords } from '../parts/follow-ups.ts';

export const followUps: FollowUpWords = {
  joining: '(?:それでは|それなら|じゃあ|では|じゃ)、?',
  bare: 'なぜ(?:ですか)?|どうして(?:ですか)?|どうやって|いつ(?:から|まで)?(?:ですか)?|どこ(?:で|に)?(?:ですか)?|誰(?:が|に)?(?:ですか)?|いくら(?:ですか)?|いくつ(?:ですか)?|何故',
  persons: '彼女|彼',
  things: 'それ|それら|そこ|その|そのとき',
  yearBefore: '前年|前の年|その前の年|昨年',
  yearAfter: '翌年|次の年|その次の年',
  preposition: '(?!)',
  topicEnd: /(?:の場合は?|の時は?|のときは?|なら|だと|については|に関しては|はどう(?:です|でしょう)か?)$/u,
};
