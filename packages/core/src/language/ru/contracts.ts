import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: {
    'настоящ\\p{L}+\\s+договор\\p{L}*': 'настоящий договор',
    'настоящ\\p{L}+\\s+лицензи\\p{L}*': 'настоящая лицензия',
  },
  wordings: [
    {
      asked: 'какое право (?:применяется|применимо|действует)',
      written: 'каким правом регулируется {document}',
      where: 'регулируется',
    },
    {
      asked: 'кто (?:является )?сторон(?:ы|ами)',
      written: 'между кем заключён {document}',
      where: 'заключ[её]н',
    },
  ],
};
