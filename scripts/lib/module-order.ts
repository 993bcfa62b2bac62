/** Modules of one row know nothing of each other; each row may use the rows above it, through their index. */
export const MODULE_ORDER: readonly (readonly string[])[] = [
  ['realtime', 'counts'],
  ['audit'],
  ['accounts'],
  ['plans', 'idempotency', 'model-calls', 'settings'],
  ['users'],
  ['library'],
  ['ingestion', 'templates', 'summaries'],
  ['questions', 'comparisons', 'translations'],
  ['batches', 'outline', 'key-terms'],
  ['history'],
  ['exports'],
  ['feedback', 'campaigns', 'notice', 'instances'],
];

/** The parts of accounts; each may use those before it, and all of them the files beside them. */
export const ACCOUNT_PARTS: readonly string[] = [
  'throttling',
  'codes',
  'mails',
  'sessions',
  'personal-tokens',
  'hashing',
  'second-factor',
  'passwords',
  'signing-in',
  'sso',
  'own-account',
  'administration',
];
