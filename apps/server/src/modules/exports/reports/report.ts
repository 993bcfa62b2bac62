import { type Html, html } from '#kernel/html.ts';
import { type Evidence, type ExportContent, type ExportedAnswer } from '#modules/exports/answers.ts';
import { REPORT_STYLES } from '#modules/exports/reports/styles.ts';
import { groupByFile, MARKS, RESULTS } from '#modules/exports/rows.ts';
import { readValue } from '#modules/exports/values.ts';

interface ReportOptions {
  /** How the product calls itself. */
  readonly productName: string;
  /** Where the picture of a cited page lies beside the report; null where there is none. */
  readonly pictureOf?: (evidence: Evidence) => string | null;
}

/** A report as one page of HTML, in parts: complete in itself, without a script, and printable. */
export async function* writeReport(
  content: ExportContent,
  { productName, pictureOf = () => null }: ReportOptions,
): AsyncGenerator<string> {
  const { title, exportedAt, summary } = content;
  const day = exportedAt.toISOString().slice(0, 10);
  yield html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>${title}</title>
<style>${REPORT_STYLES}</style>
</head>
<body>
<header>
<h1 dir="auto">${title}</h1>
<p class="meta">${productName} · ${day}</p>
</header>
${summaryOf(summary)}`.source;
  for await (const answers of groupByFile(content.stream()))
    yield html`<section>
<h2 dir="auto">${answers[0]?.fileName ?? ''}</h2>
${answers.map((answer) => articleOf(answer, pictureOf))}
</section>
`.source;
  yield '</body>\n</html>\n';
}

const nothing = html``;

const summaryOf = (summary: string): Html =>
  summary === ''
    ? nothing
    : html`<section class="summary">
<h2>Summary</h2>
<ul dir="auto">${summary.split('\n').map((line) => html`<li>${line}</li>`)}</ul>
</section>
`;

function articleOf(answer: ExportedAnswer, pictureOf: NonNullable<ReportOptions['pictureOf']>): Html {
  const { result, evidence, review, answeredBy } = answer;
  const by =
    answeredBy === 'extract' ? 'Answered on this machine' : answeredBy && `Answered by ${answeredBy}`;
  return html`<article class="${result}">
<h3 dir="auto">${answer.question}</h3>
${result === 'answered' ? nothing : html`<p class="result">${RESULTS[result]}</p>`}
${result === 'close' ? nothing : html`<p class="answer" dir="auto">${answerText(answer)}</p>`}
${evidence.map((one) => quoteOf(one, answer, pictureOf(one)))}
${review ? html`<p class="review ${review.mark}">${MARKS[review.mark]}${noteOf(review.note)}</p>` : nothing}
${by === '' ? nothing : html`<p class="meta">${by}</p>`}
</article>
`;
}

/** What is shown of a term, with the number that it was read as. */
function answerText({ text, value }: ExportedAnswer): string {
  const { value: cell } = readValue(value);
  return text === '' && cell.type === 'text' ? cell.text : text;
}

const noteOf = (note: string | undefined): Html => (note ? html`: <span dir="auto">${note}</span>` : nothing);

function quoteOf(
  { fileId, fileName, page, label, quote, url }: Evidence,
  answer: ExportedAnswer,
  picture: string | null,
): Html {
  const of = fileId === answer.fileId ? nothing : html`<span dir="auto">${fileName}</span>, `;
  const named = label === '' ? nothing : html` · ${label}`;
  return html`<figure>
<blockquote dir="auto"><mark>${quote}</mark></blockquote>
<figcaption>${of}<a href="${url}">Page ${page}${named}</a></figcaption>
${picture === null ? nothing : html`<a href="${picture}"><img src="${picture}" alt="Page ${page}, with the quote marked" loading="lazy"></a>`}
</figure>
`;
}
