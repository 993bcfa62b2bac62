import { type Column, TemplateBody, type TemplateContent } from '@recto/contract/templates';

/** A question while it is edited: its id stays when the text and the order change. */
export interface DraftQuestion {
  readonly id: number;
  readonly text: string;
  /** What kind of answer it wants; absent where nothing is known yet: the server guesses it. */
  readonly column?: Column;
}

/** What is edited: a template without columns has them guessed. */
export type EditedTemplate = TemplateContent & { readonly columns?: readonly Column[] };

/** A template while it is edited. */
export interface Draft {
  readonly name: string;
  readonly questions: readonly DraftQuestion[];
}

/** What keeps a draft from being saved, in the words of the contract. */
export interface DraftErrors {
  readonly name?: string;
  /** Of the list as a whole. */
  readonly list?: string;
  /** By the ids of questions. */
  readonly questions: ReadonlyMap<number, string>;
}

export const NO_ERRORS: DraftErrors = { questions: new Map() };

let lastId = 0;
export function newQuestion(text = '', column?: Column): DraftQuestion {
  lastId += 1;
  return { id: lastId, text, ...(column && { column }) };
}

export const toDraft = ({ name, questions, columns }: EditedTemplate): Draft => ({
  name,
  questions: questions.map((text, at) => newQuestion(text, columns?.[at])),
});

const GUESSED: Column = { type: 'text', isGuessed: true };
const isSameColumn = (one: Column = GUESSED, other: Column = GUESSED): boolean =>
  (one.isGuessed && other.isGuessed) ||
  (one.type === other.type &&
    one.isGuessed === other.isGuessed &&
    (one.choices ?? []).join('\n') === (other.choices ?? []).join('\n'));

export const isSame = (one: Draft, other: EditedTemplate): boolean =>
  one.name === other.name &&
  one.questions.length === other.questions.length &&
  one.questions.every(
    ({ text, column }, at) => text === other.questions[at] && isSameColumn(column, other.columns?.[at]),
  );

/** The content of a draft that can be saved, or why it cannot. */
export function checkDraft({
  name,
  questions,
}: Draft): { readonly content: TemplateBody } | { readonly errors: DraftErrors } {
  const parsed = TemplateBody.safeParse({
    name,
    questions: questions.map(({ text }) => text),
    ...(questions.some(({ column }) => column && !column.isGuessed) && {
      columns: questions.map(({ column = GUESSED }) => column),
    }),
  });
  if (parsed.success) return { content: parsed.data };
  const wrong = new Map<number, string>();
  const found: { name?: string; list?: string } = {};
  for (const { path, message } of parsed.error.issues) {
    const [field, at] = path;
    const question = typeof at === 'number' ? questions[at] : undefined;
    if (question) wrong.set(question.id, message);
    else if (field === 'name') found.name ??= message;
    else if (field === 'columns' && typeof at === 'number' && questions[at])
      wrong.set(questions[at].id, message);
    else found.list ??= message;
  }
  return { errors: { ...found, questions: wrong } };
}

/** Moves the question at one place to another; places outside the list change nothing. */
export function moveQuestion(
  questions: readonly DraftQuestion[],
  from: number,
  to: number,
): readonly DraftQuestion[] {
  const moved = questions[from];
  if (!moved || to < 0 || to >= questions.length || from === to) return questions;
  return questions.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Numbers, dashes and bullets that lists are written with. */
const LIST_SIGN = /^\s*(?:(?:\d{1,3}|[a-z])[.)]|[-*•–—▪◦])\s+/iu;

/** One question a line, without the signs of the list, and none that is there already. */
export function questionsOfList(text: string, known: readonly string[] = []): string[] {
  const lines = text.split(/\r?\n/u).map((line) => line.replace(LIST_SIGN, '').trim());
  return [...new Set(lines)].filter((line) => line !== '' && !known.includes(line));
}
