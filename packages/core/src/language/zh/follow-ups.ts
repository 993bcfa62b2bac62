import type { FollowUpWords } from '../parts/follow-ups.ts';

export const followUps: FollowUpWords = {
  joining: '(?:那么|还有|那|而),?',
  bare: '为什么(?:呢)?|为何|怎么(?:做|办)?|如何|(?:从)?什么时候(?:开始)?|何时|哪里|谁|多少(?:钱)?|多久|哪些|哪个',
  persons: '他|她',
  things: '它们?|他们|那里|那时|其中',
  yearBefore: '前一年|上一年|去年|前年',
  yearAfter: '后一年|下一年|次年|第二年',
  preposition: '(?:在|从|对于?|关于|按)',
  topicEnd: /(?:的话|的情况)?呢$/u,
};
