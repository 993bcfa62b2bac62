import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: {
    'niniejsz\\p{L}+\\s+umow\\p{L}+': 'niniejsza umowa',
    'niniejsz\\p{L}+\\s+licencj\\p{L}+': 'niniejsza licencja',
  },
  wordings: [
    {
      asked: 'jakie prawo (?:obowiązuje|ma zastosowanie|stosuje się)|jakie jest prawo właściwe',
      written: 'jakiemu prawu podlega {document}',
      where: 'podlega',
    },
    {
      asked: 'kto jest stroną|kim są strony',
      written: 'między kim została zawarta {document}',
      where: 'zawart\\p{L}*',
    },
  ],
};
