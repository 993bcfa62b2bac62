import type { NdaKey } from '@recto/core/clauses';

/**
 * The statements on non-disclosure agreements that `nda.json` is labelled with, as a reader would ask for them. Written
 * before anything was fitted on these agreements.
 */
export const NDA_QUESTIONS: Readonly<Record<string, string>> = {
  'nda-1': 'Must confidential information be marked as confidential?',
  'nda-2': 'Is only technical information covered?',
  'nda-3': 'Is information that is given orally covered?',
  'nda-4': 'For what purpose may the confidential information be used?',
  'nda-5': 'May confidential information be shared with employees?',
  'nda-7': 'May confidential information be shared with third parties such as advisers?',
  'nda-8': 'Must the recipient give notice before it discloses what the law requires?',
  'nda-10': 'May the recipient tell others that the agreement exists?',
  'nda-11': 'May the recipient reverse engineer what it receives?',
  'nda-12': 'May the recipient develop similar information independently?',
  'nda-13': 'May the recipient get similar information from somebody else?',
  'nda-15': 'Does the recipient get any licence or right to the information?',
  'nda-16': 'Must confidential information be returned or destroyed at the end?',
  'nda-17': 'May the recipient make copies?',
  'nda-18': 'May the recipient solicit the other party’s employees?',
  'nda-19': 'Do any obligations survive the end of the agreement?',
  'nda-20': 'May the recipient keep anything after returning the rest?',
};

/** The statements by the product's keys. */
export const NDA_LABELS: Readonly<Record<NdaKey, string>> = {
  ndaMarking: 'nda-1',
  ndaTechnical: 'nda-2',
  ndaOral: 'nda-3',
  ndaPurpose: 'nda-4',
  ndaEmployees: 'nda-5',
  ndaThirdParties: 'nda-7',
  ndaCompelled: 'nda-8',
  ndaSecrecy: 'nda-10',
  ndaReverseEngineering: 'nda-11',
  ndaDevelopment: 'nda-12',
  ndaOtherSources: 'nda-13',
  ndaNoLicense: 'nda-15',
  ndaCopies: 'nda-17',
  ndaReturn: 'nda-16',
  ndaNoSolicit: 'nda-18',
  ndaSurvival: 'nda-19',
  ndaRetention: 'nda-20',
};
