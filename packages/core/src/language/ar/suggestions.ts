import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['ماذا يقول المستند عن «@»؟', 'ما المقصود بـ «@»؟'],
  ofContract: ['ما القانون الذي يحكم العقد؟', 'متى تستحق الفواتير؟'],
  ofLicence: ['متى تنتهي الرخصة؟', 'هل يوجد ضمان؟'],
  ofReport: ['كم بلغت الإيرادات في @؟', 'كم بلغ صافي الربح في @؟'],
  ofYearlyReport: ['كم عدد الموظفين؟'],
};
