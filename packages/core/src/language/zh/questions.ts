import type { QuestionWords } from '../parts/questions.ts';

export const questions: QuestionWords = {
  meaning: '什么意思|指的是什么|是指什么|是(?:干|做)什么的|的含义|的定义',
  ofAKind: '什么是|何谓|什么叫',
  several: '哪些|哪几',
  namedBehind: '什么是|何谓|什么叫',
  placeOfTerm: '(?!)',
  forWords:
    '(?:如何|怎样|怎么)(?:计算|确定|计量|评估|衡量|确认|定义|得出)|(?:包括|包含)(?:什么|哪些)|由(?:什么|哪些).{0,12}(?:组成|构成)|(?:代表|意味着)什么|为什么|为何',
  asking: /多少|多久|多长|多[大远遠高重宽深快厚热贵]|几|幾|什么|什麼|何|哪|谁|誰|怎|吗|如何/u,
  forDay: '哪(?:一)?天|几号|哪日|几月几日|日期',
  open: '^$',
  functionWords: /有?哪些|哪几|什么|多少|如何|怎么|可以|应该|[的是在和与吗了有请都几个被把能会]/u,
  asksAnywhere: true,
  nounFirst: true,
};
