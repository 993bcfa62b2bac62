import type { MakerQuestions } from '../parts/makers.ts';

export const makers: MakerQuestions = {
  author: '@是?谁(?:写|编写|撰写)|谁(?:写|编写|撰写)了?@|@的?作者|作者是谁',
  signer: '谁签(?:署|名|字|的)|签(?:署|字)人',
  translator: '谁翻译|译者',
  rights: '版权(?:归|属于)?(?:谁|所有者|持有人)|(?:著作权|著作權)(?:归|属于)谁',
  date: '@是?(?:什么时候|何时|哪一?年|哪一?天)(?:发布|出版|写|编写|更新)',
  contact: '(?:媒体|新闻|投资者)联系(?:人|方式)',
};
