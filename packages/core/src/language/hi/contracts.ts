import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: { 'यह\\s+अनुबंध|इस\\s+अनुबंध': 'यह अनुबंध', 'यह\\s+समझौता|इस\\s+समझौते': 'यह समझौता' },
  wordings: [
    {
      asked: 'कौन[- ]?सा कानून लागू (?:होता है|होगा|है)',
      written: '{document} किस कानून द्वारा शासित है',
      where: 'शासित',
    },
    { asked: 'पक्ष(?:कार)? कौन (?:हैं|है)', written: '{document} किनके बीच किया गया', where: 'के बीच' },
  ],
};
