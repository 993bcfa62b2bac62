import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: {
    '(?:le|du|au|ce)\\s+présent\\s+contrat|ce\\s+contrat': 'le présent contrat',
    '(?:la|cette)\\s+(?:présente\\s+)?licence': 'la présente licence',
    "l['’]accord|(?:le\\s+présent|cet)\\s+accord": 'le présent accord',
  },
  wordings: [
    {
      asked: "quel(?:le)? (?:droit|loi) (?:est applicable|s['’]applique)|quelle est la loi applicable",
      written: 'par quel droit {document} est-il régi',
      where: 'régie?s?',
    },
    { asked: 'qui sont les parties', written: 'entre qui {document} est-il conclu', where: 'conclue?' },
  ],
};
