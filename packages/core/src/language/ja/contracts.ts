import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: { 本契約: '本契約', 本ライセンス: '本ライセンス' },
  wordings: [
    {
      asked: 'どの法律が適用され(?:ます|る)か|準拠法は何ですか',
      written: '{document}はどこの法に準拠しますか',
      where: '準拠',
    },
    { asked: '当事者は(?:誰|だれ)ですか', written: '{document}は誰の間で締結されますか', where: '締結' },
  ],
};
