import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: {
    '(?:este|presente|del)\\s+contrato': 'este contrato',
    '(?:este|presente)\\s+acuerdo': 'este acuerdo',
    '(?:esta|presente)\\s+licencia': 'esta licencia',
  },
  wordings: [
    {
      asked: 'qué (?:ley|derecho) (?:se aplica|es aplicable)|cuál es la ley aplicable',
      written: 'por qué ley se rige {document}',
      where: 'se\\s+(?:rige|regirá)',
    },
    {
      asked: 'quiénes son las partes',
      written: 'entre quiénes se celebra {document}',
      where: 'celebra\\p{L}*',
    },
  ],
};
