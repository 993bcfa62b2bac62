import { findUnproven, isAbout } from '../verification/generated/check-line.ts';
import { answersOf, type FileAnswer, groupAlike, labelOf, nameFew, tellRest } from './summarise-answers.ts';

/** The different answers to a question, as somebody reads them who is to sum them up. */
export interface AnswerGroup {
  /** "A1". */
  readonly name: string;
  readonly text: string;
  readonly language: string;
  readonly answers: readonly FileAnswer[];
}

/** What somebody says of some of the answers. */
export interface Statement {
  readonly text: string;
  /** Names of the groups that it sums up. */
  readonly answers: readonly string[];
}

/** Answers that differ, the ones given most often first; more are not read. */
const MAX_GROUPS = 40;
const MAX_READ = 400;
const MAX_STATEMENTS = 5;
const MAX_GENERATED = 240;

/**
 * The answers that are worth being summed up in other words than their own: none where no file answers, or all say the
 * same, which has been said already.
 */
export function groupAnswers(files: readonly FileAnswer[]): AnswerGroup[] {
  const groups = groupAlike(answersOf(files));
  const [first] = groups;
  if (!first || (groups.length === 1 && (first[0]?.text.length ?? 0) <= MAX_READ / 4)) return [];
  return groups.slice(0, MAX_GROUPS).map((answers, at) => {
    const [{ text, language } = { text: '', language: 'en' }] = answers;
    return {
      name: `A${at + 1}`,
      text: text.replace(/\s+/gu, ' ').trim().slice(0, MAX_READ),
      language,
      answers,
    };
  });
}

/**
 * The line of a question from statements in somebody's own words, each with the files whose answers it sums up, which are
 * counted and named here. Null where a statement is not supported by its answers: then none of them is believed.
 */
export function writeAnswerLine(
  question: string,
  { files, groups }: { readonly files: readonly FileAnswer[]; readonly groups: readonly AnswerGroup[] },
  statements: readonly Statement[],
): string | null {
  const proved = statements.map((statement) => prove(statement, groups));
  const said = proved.flatMap((each) => each ?? []);
  if (said.length === 0 || said.length < statements.length || said.length > MAX_STATEMENTS) return null;
  const told = said.map(({ text, cited }) => {
    const answers = cited.flatMap((group) => group.answers);
    const names = nameFew(answers, files.length);
    return `${text} (${answers.length} of ${files.length}${names === '' ? '' : `: ${names}`})`;
  });
  const cited = new Set(said.flatMap((each) => each.cited.flatMap((group) => group.answers)));
  const rest = tellRest(answersOf(files).length - cited.size, files);
  return `${labelOf(question)} ${[...told, ...rest].join('; ')}.`;
}

function prove({ text, answers }: Statement, groups: readonly AnswerGroup[]) {
  const line = text
    .replace(/\s+/gu, ' ')
    .replace(/[.;\s]+$/u, '')
    .trim();
  const cited = groups.filter(({ name }) => answers.includes(name));
  const [first] = cited;
  if (!first || cited.length < new Set(answers).size || line.length > MAX_GENERATED) return null;
  const source = cited.map((group) => group.text).join('\n');
  if (findUnproven(line, source, first.language)) return null;
  return cited.every((group) => isAbout(line, group.text, group.language)) ? { text: line, cited } : null;
}
