import type { MakerQuestions } from '../parts/makers.ts';

export const makers: MakerQuestions = {
  author: '@を書いたのは(?:誰|だれ)|@は?(?:誰|だれ)が書|@の?(?:著者|作者)は',
  signer: '署名(?:した|者)',
  translator: '(?:訳|翻訳)したのは(?:誰|だれ)|(?:誰|だれ)が(?:翻訳|訳)|訳者',
  rights: '著作権(?:者|は(?:誰|だれ)|を持)',
  date: '@(?:は|が)?(?:いつ|何年に)(?:発行|公開|書か|出版)|@の(?:日付|発行日)',
  contact: '(?:報道|プレス|メディア)(?:関係者)?(?:の)?(?:連絡先|問い合わせ)',
};
