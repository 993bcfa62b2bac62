import type { ContractWords } from '../parts/contracts.ts';

export const contracts: ContractWords = {
  documents: { 本合同: '本合同', 本协议: '本协议' },
  wordings: [
    { asked: '适用(?:什么|哪国的?|哪里的)法律', written: '{document}受哪里的法律管辖', where: '管辖' },
    { asked: '(?:合同)?(?:双方|当事人)是谁', written: '{document}由谁签订', where: '签[订署]' },
  ],
};
