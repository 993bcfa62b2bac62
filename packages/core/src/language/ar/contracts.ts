import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: { 'هذا\\s+العقد': 'هذا العقد', 'هذه\\s+الاتفاقية': 'هذه الاتفاقية' },
  wordings: [
    {
      asked: 'ما القانون (?:الواجب التطبيق|المطبق)|أي قانون (?:يطبق|يسري)',
      written: 'لأي قانون يخضع {document}',
      where: '[يت]خضع',
    },
    { asked: 'من (?:هم )?(?:الأطراف|الطرفان)', written: 'بين من أبرم {document}', where: 'أبرم' },
  ],
};
