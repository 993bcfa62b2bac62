/** What people call a field of a request; of a list also each of its members, and one and several of them when counted. */
export interface FieldWords {
  readonly name: string;
  readonly member?: string;
  readonly counted?: readonly [one: string, many: string];
}

const list = (name: string, member: string, one: string, many = `${one}s`): FieldWords => ({
  name,
  member,
  counted: [one, many],
});

/** By the names of the contract; a test looks for those that have no words here. */
const WORDS: Readonly<Record<string, string | FieldWords>> = {
  Name: 'the name of the detail',
  Value: 'the new value',
  about: 'what the question is about',
  accessToken: 'the access token',
  actor: 'who did it',
  answerId: 'the id of the answer',
  answerIds: list('the ids of the answers', 'the id of each answer', 'answer'),
  apiKey: 'the key',
  as: 'what is wanted of the file',
  attributes: list('the details to change', 'each of the details', 'detail'),
  baseUrl: 'the address',
  batchId: 'the id of the batch',
  by: 'the length of a step',
  cells: 'the number of answers',
  changeId: 'the number of the change',
  child: 'the pages of the later file',
  child_file: 'the later text',
  choices: list('the allowed answers', 'each allowed answer', 'allowed answer'),
  claim: 'the number of the statement',
  closest: 'the choice to write what comes close',
  code: 'the code',
  columns: list('the columns', 'each column', 'column'),
  comment: 'the reason',
  comparisonId: 'the id of the comparison',
  confirmed: 'the choice to leave it as it is',
  confirmationCode: 'the confirmation code',
  customerId: 'the id of the customer',
  disabled: 'the choice to switch the account off',
  email: 'the email',
  embeddingModel: 'the embedding model',
  exact: 'the choice to ask word for word',
  expiresAt: 'the end of the token',
  fileId: 'the id of the file',
  fileIds: list('the ids of the files', 'the id of each file', 'file'),
  filePage: 'the page of the file',
  first: 'what comes first',
  folderId: 'the id of the folder',
  folderIds: list('the ids of the folders', 'the id of each folder', 'folder'),
  followUpOf: 'the id of the question that goes on',
  format: 'the format',
  from: 'the first one',
  hashes: list('the hashes of the files', 'each hash', 'hash', 'hashes'),
  id: 'the id',
  ids: list('the ids of the files', 'the id of each file', 'file'),
  ignore: list('the differences to ignore', 'each difference to ignore', 'difference'),
  in: 'where to search',
  isGuessed: 'the choice to guess the type',
  kind: 'what is listed',
  lang: 'the language',
  lastName: 'the last name',
  limit: 'the number of results',
  mark: 'the mark',
  marks: 'the choice to write marks and notes',
  master: 'the pages of the earlier file',
  master_file: 'the earlier text',
  model: 'the model',
  name: 'the name',
  neverSendOutside: 'the choice to send nothing outside',
  note: 'the note',
  open: 'the choice of what is to be looked at',
  options: 'the options',
  order: 'the direction of the order',
  page: 'the page',
  pages: list('the pages', 'each page', 'page'),
  parentFolderId: 'the id of the parent folder',
  password: 'the password',
  plan: 'the plan',
  previousFileId: 'the id of the earlier file',
  previousPassword: 'the current password',
  proposedPassword: 'the new password',
  provider: 'the kind of provider',
  q: 'what to search for',
  question: 'the question',
  questions: list('the questions', 'each question', 'question'),
  reason: 'the reason',
  refreshToken: 'the refresh token',
  rememberMe: 'the choice to stay signed in',
  role: 'the role',
  rootId: 'the id of the outermost folder',
  scopes: list('what the token may do', 'each thing that the token may do', 'thing'),
  sendOutside: 'the choice to send text outside',
  show: 'what is shown',
  side: 'the side',
  source: 'the language it is in',
  sort: 'the order',
  status: 'the status',
  swap: 'the choice to exchange the files',
  subscriptionId: 'the id of the subscription',
  subject: 'what it was done to',
  target: 'the translation',
  templateId: 'the id of the template',
  terminologyId: 'the id of the terminology',
  terms: list('the terms', 'each term', 'term'),
  text: 'the text',
  texts: list('the texts of the term', 'each text of the term', 'text'),
  thin: 'the thinning',
  to: 'the last one',
  token: 'the access token',
  type: 'the kind of file',
  userCode: 'the code',
  userId: 'the id of the account',
  userid: 'the id of the account',
  value: 'the new value',
  yes: 'the choice of yes or no',
};

const UNKNOWN: FieldWords = { name: 'this value' };

const wordsOf = (key: PropertyKey | undefined): FieldWords => {
  const words = Object.hasOwn(WORDS, key ?? '') ? WORDS[String(key)] : undefined;
  if (words === undefined) return UNKNOWN;
  return typeof words === 'string' ? { name: words } : words;
};

/** The words for what stands at a path of a request; null for the whole of it. */
export function findWords(path: readonly PropertyKey[]): FieldWords | null {
  const last = path.at(-1);
  if (last === undefined) return null;
  if (typeof last !== 'number') return wordsOf(last);
  return { name: wordsOf(path.at(-2)).member ?? UNKNOWN.name };
}
