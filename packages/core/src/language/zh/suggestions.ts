import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['文档中关于“@”是怎么说的？', '“@”是什么意思？'],
  ofContract: ['合同适用什么法律？', '发票何时付款？'],
  ofLicence: ['许可何时终止？', '有担保吗？'],
  ofReport: ['@年的营业收入是多少？', '@年的净利润是多少？'],
  ofYearlyReport: ['有多少员工？', '股息是多少？'],
};
