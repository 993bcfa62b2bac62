import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['दस्तावेज़ “@” के बारे में क्या कहता है?', '“@” क्या है?'],
  ofContract: ['अनुबंध पर कौन सा कानून लागू होता है?'],
  ofLicence: ['लाइसेंस कब समाप्त होता है?', 'क्या कोई वारंटी है?'],
  ofReport: ['@ में राजस्व कितना था?', '@ में शुद्ध लाभ कितना था?'],
  ofYearlyReport: ['कितने कर्मचारी हैं?'],
};
