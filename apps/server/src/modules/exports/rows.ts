import type { ExportContent, ExportedAnswer, ResultKind } from '#modules/exports/answers.ts';
import type { TableCell, TableColumn } from '#modules/exports/table.ts';
import { readValue } from '#modules/exports/values.ts';

export const text = (value: string): TableCell => ({ type: 'text', text: value });

export const RESULTS: Readonly<Record<ResultKind, string>> = {
  answered: 'Answered',
  close: 'Close',
  likely: 'To be checked',
  unclear: 'Not clear',
  'not-found': 'Not found',
  failed: 'Failed',
  waiting: 'Not asked',
};

const FLAGS = {
  outlier: 'Outlier',
  disagrees: 'Values disagree',
  unsure: 'Unsure',
  changed: 'Changed',
} as const;

export const MARKS = { accepted: 'Accepted', wrong: 'Wrong', check: 'To check' } as const;

/** Who has answered, in the words of the screens. */
export const answererOf = ({ answeredBy }: Pick<ExportedAnswer, 'answeredBy'>): string =>
  answeredBy === 'extract' ? 'On this machine' : answeredBy;

/** A table with a row for each quote, and one for each answer without. */
export function quoteTable({ withMarks }: Pick<ExportContent, 'withMarks'>) {
  const columns: TableColumn[] = [
    { title: 'File', width: 32 },
    { title: 'Question', width: 40 },
    { title: 'Result', width: 12 },
    { title: 'Answer', width: 60 },
    { title: 'Value', width: 16 },
    { title: 'Unit', width: 14 },
    { title: 'To look at', width: 14 },
    { title: 'Page', width: 7 },
    { title: 'Page label', width: 14 },
    { title: 'Quote', width: 70 },
    ...(withMarks
      ? [
          { title: 'Review', width: 11 },
          { title: 'Note', width: 40 },
        ]
      : []),
    { title: 'Answered by', width: 20 },
    { title: 'Asked', width: 18 },
    { title: 'Link', width: 24 },
  ];

  const rowsOf = (answer: ExportedAnswer): TableCell[][] => {
    const { value, unit } = readValue(answer.value);
    const head = [
      text(answer.question),
      text(RESULTS[answer.result]),
      text(answer.text),
      value,
      text(unit),
      text((answer.flags ?? []).map((flag) => FLAGS[flag]).join('; ')),
    ];
    const { review } = answer;
    const tail = [
      ...(withMarks ? [text(review ? MARKS[review.mark] : ''), text(review?.note ?? '')] : []),
      text(answererOf(answer)),
      answer.askedAt === null ? text('') : ({ type: 'time', iso: answer.askedAt } as const),
    ];
    if (answer.evidence.length === 0)
      return [[text(answer.fileName), ...head, text(''), text(''), text(''), ...tail, text('')]];
    return answer.evidence.map(({ fileName, page, label, quote, url }) => [
      text(fileName),
      ...head,
      { type: 'number', value: page },
      text(label),
      text(quote),
      ...tail,
      { type: 'text', text: url, url },
    ]);
  };

  return { columns, rowsOf };
}

/** A table with a row for each file: each question with its answer and the pages where it stands. */
export function fileTable(questions: readonly string[]) {
  const columns: TableColumn[] = [
    { title: 'File', width: 36 },
    ...questions.flatMap((question) => [
      { title: question, width: 32 },
      { title: 'Pages', width: 9 },
    ]),
  ];

  const rowOf = (answers: readonly ExportedAnswer[]): TableCell[] => {
    const byColumn = new Map(answers.map((answer) => [answer.column, answer]));
    const cells = questions.flatMap((_, column): TableCell[] => {
      const answer = byColumn.get(column);
      return answer ? [topAnswerOf(answer), pagesOf(answer)] : [text(''), text('')];
    });
    return [text(answers[0]?.fileName ?? ''), ...cells];
  };
  return { columns, rowOf };
}

/** A value where there is one; what is no answer says so, quietly. */
function topAnswerOf(answer: ExportedAnswer): TableCell {
  const { value, unit } = readValue(answer.value);
  if (value.type !== 'text')
    return unit === '' || value.type !== 'number' ? value : text(answer.printed ?? answer.text);
  if (answer.printed !== undefined) return text(answer.printed);
  if (answer.result === 'answered') return text(answer.text);
  const result = RESULTS[answer.result];
  const passage = answer.result === 'close' ? answer.evidence[0]?.quote : undefined;
  return { type: 'text', text: passage === undefined ? result : `${result}: ${passage}`, isQuiet: true };
}

function pagesOf({ evidence }: ExportedAnswer): TableCell {
  const pages = [...new Set(evidence.map(({ page }) => page))];
  const [first] = evidence;
  if (!first) return text('');
  return { type: 'text', text: pages.join(', '), url: first.url };
}

/** Answers of one file after the other, which come in a row. */
export async function* groupByFile(
  parts: AsyncIterable<readonly ExportedAnswer[]>,
): AsyncGenerator<readonly ExportedAnswer[]> {
  let group: ExportedAnswer[] = [];
  for await (const part of parts)
    for (const answer of part) {
      if (group.length > 0 && group[0]?.fileId !== answer.fileId) {
        yield group;
        group = [];
      }
      group.push(answer);
    }
  if (group.length > 0) yield group;
}
