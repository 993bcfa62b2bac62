import type { QuestionWords } from '../parts/questions.ts';

export const questions: QuestionWords = {
  meaning: '(?:どういう|何の)意味|の意味は|の定義は',
  ofAKind: 'とは(?:何|なに|$)',
  several: 'どんなもの|どのようなもの|どんな\\S{1,12}がありますか|どのような\\S{1,12}がありますか',
  namedBehind: '(?!)',
  placeOfTerm: '(?!)',
  forWords:
    'どのように(?:計算|算定|算出|決定|測定|評価|計上|定義)|何(?:が含まれ|を含|を意味|を表)|何から(?:成|構成)|なぜ|どうして',
  asking: /何|いつ|どこ|誰|だれ|どの|どれ|いくつ|いくら|なぜ|どう|どんな|どちら|どなた|なん|なに|幾/u,
  forDay: '何日|何月何日|日付|日はいつ',
  open: '何|いつ|どこ|誰|だれ|どの|どれ|いくつ|いくら|なぜ|どう|どんな|どちら|どなた|なん|なに|幾|どう(?:やって|すれば)',
  asksAnywhere: true,
  nounFirst: true,
};
