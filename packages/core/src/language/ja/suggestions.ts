import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['「@」について何と書かれていますか？', '「@」とは何ですか？'],
  ofContract: ['準拠法は何ですか？', '支払期限はいつですか？'],
  ofLicence: ['ライセンスはいつ終了しますか？', '保証はありますか？'],
  ofReport: ['@年の売上高はいくらですか？', '@年の当期純利益はいくらですか？'],
  ofYearlyReport: ['従業員は何人ですか？', '配当はいくらですか？'],
};
