import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: {
    '(?:este|presente|do)\\s+contrato': 'este contrato',
    '(?:este|presente)\\s+acordo': 'este acordo',
    '(?:esta|presente)\\s+licença': 'esta licença',
  },
  wordings: [
    {
      asked: 'que (?:lei|direito) se aplica|qual é a lei aplicável',
      written: 'por que lei se rege {document}',
      where: 'rege-se|reger-se-á|regid[oa]',
    },
    {
      asked: 'quem são as partes',
      written: 'entre quem é celebrado {document}',
      where: 'celebrad\\p{L}*',
    },
  ],
};
