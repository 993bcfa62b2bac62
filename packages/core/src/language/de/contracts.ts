import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: {
    'dies\\p{L}+\\s+vertrag\\p{L}*': 'dieser Vertrag',
    'dies\\p{L}+\\s+mietvertrag\\p{L}*': 'dieser Mietvertrag',
    'dies\\p{L}+\\s+lizenz': 'diese Lizenz',
    'dies\\p{L}+\\s+vereinbarung': 'diese Vereinbarung',
  },
  wordings: [
    {
      asked: 'welches (?:recht|gesetz) (?:gilt|ist anwendbar|findet anwendung)|was ist das anwendbare recht',
      written: 'welchem Recht unterliegt {document}',
      where: 'unterlieg\\p{L}+',
    },
    {
      asked: 'wer sind die (?:vertrags)?(?:parteien|partner)',
      written: 'zwischen wem wird {document} geschlossen',
      where: 'zwischen',
    },
    {
      asked: '(?:wie lange?|was|wie) ist die kündigungsfrist',
      written: 'mit welcher Frist kann {document} gekündigt werden',
      unless: 'kündigungsfrist',
    },
  ],
};
