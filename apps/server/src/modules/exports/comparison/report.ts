import { KIND_NAMES } from '@recto/contract/comparison-kind-names';
import type { ComparisonChange, ComparisonRow } from '@recto/contract/comparisons';
import type { FileItem } from '@recto/contract/library';
import { type Html, html } from '#kernel/html.ts';
import { markOf, sentenceOf, SEVERITIES } from '#modules/exports/comparison/change-table.ts';
import { type FoldMode, foldUnchanged, type WrittenRow } from '#modules/exports/comparison/fold-unchanged.ts';
import { mergeRow, type RowPiece } from '#modules/exports/comparison/redline-row.ts';
import { COMPARISON_STYLES } from '#modules/exports/comparison/report-styles.ts';
import type { ReportContent } from '#modules/exports/comparison/source.ts';

const nothing = html``;
const inFigures = (count: number) => count.toLocaleString('en-US');
const timeOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ', ')} UTC`;

/**
 * A report on a comparison as one page of HTML, in parts: what was compared, what changed and what was said of it, and both
 * texts as one, with what did not change put away. It is complete in itself, loads nothing, and nothing of a document can run in it.
 */
export async function* writeComparisonReport(
  content: ReportContent,
  productName: string,
  mode: FoldMode,
): AsyncGenerator<string> {
  const { title, exportedAt, comparison } = content;
  const { masterFile, childFile, changesTotal, smartSummary, cutOff } = comparison;
  const hashed = [masterFile, childFile] as const;
  yield html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${title}</title>
<style>${COMPARISON_STYLES}</style>
</head>
<body>
<header>Comparison report · ${timeOf(exportedAt)}</header>
<h1 dir="auto">${title}</h1>
<p class="lead">${await introOf(content)}</p>
${cutOff ? html`<p class="quiet">These documents are so different that parts were not looked at. They count as changed.</p>` : nothing}
<table class="files"><tr>${hashed.map((file, at) => fileCell(file, at === 0 ? 'Left, before' : 'Right, after'))}</tr></table>
${summaryOf(smartSummary ?? '')}
<h2>Changes</h2>
${changesTotal === 0 ? html`<p>The texts say the same, word by word.</p>` : nothing}
`.source;
  if (changesTotal > 0) yield CHANGES_HEAD.source;
  for await (const changes of content.changes())
    yield changes.map((change) => changeRow(change).source).join('');
  if (changesTotal > 0) yield '</tbody></table>\n';
  yield html`<h2>Redline</h2>
<p class="legend"><del>struck</del> is only on the left, <ins>underlined</ins> only on the right, <span class="from">moved from</span> <span class="to">moved to</span>; a bar in the margin marks the line.</p>
`.source;
  yield* foldUnchanged(writeRows(content), mode);
  yield html`<footer>Made by ${productName}. Marks and notes as they stood on ${timeOf(exportedAt)}.</footer>
</body>
</html>
`.source;
}

const CHANGES_HEAD = html`<table class="changes">
<colgroup>${[4, 20, 21, 24, 8, 11, 12].map((share) => html`<col style="width: ${share}%">`)}</colgroup>
<thead><tr><th></th><th>What</th><th>Before</th><th>After</th><th>Page left / right</th><th>Mark</th><th>Note</th></tr></thead>
<tbody>
`;

/** How many changes there are, and what was said of them. */
async function introOf({ comparison, changes }: ReportContent): Promise<string> {
  const counts = { accepted: 0, wrong: 0, check: 0 };
  for await (const part of changes())
    for (const { review } of part)
      if (review && review.mark in counts) counts[review.mark as keyof typeof counts]++;
  const { changesTotal: total } = comparison;
  const said = [
    [counts.accepted, 'accepted'],
    [counts.wrong, 'marked wrong'],
    [counts.check, 'to be checked'],
  ] as const;
  const words = said.filter(([count]) => count > 0).map(([count, what]) => `${inFigures(count)} ${what}`);
  const changed = `${inFigures(total)} ${total === 1 ? 'change' : 'changes'}`;
  return words.length === 0 ? `${changed}.` : `${changed}: ${words.join(', ')}.`;
}

function fileCell({ name, pages, hash, createdAt }: FileItem, label: string): Html {
  const length = pages === null ? '' : `${inFigures(pages)} ${pages === 1 ? 'page' : 'pages'} · `;
  return html`<td><p class="file"><span class="quiet">${label}</span><br><b dir="auto">${name}</b><br><span class="quiet">${length}added ${timeOf(new Date(createdAt))}</span><br><span class="hash">SHA-256 ${inGroups(hash)}</span></p></td>`;
}

/** A hash as people compare it. */
const inGroups = (hash: string): string => hash.replace(/.{8}(?=.)/gu, '$& ');

const summaryOf = (summary: string): Html =>
  summary === ''
    ? nothing
    : html`<h2>Summary</h2>
<ul class="summary" dir="auto">${summary.split('\n').map((line) => html`<li>${line.replace(/^- /u, '')}</li>`)}</ul>
`;

function toneOf({ kinds, masterLineId, childLineId }: ComparisonChange): string {
  if (kinds.includes('clause-moved')) return 'moved';
  if (masterLineId === null) return 'added';
  return childLineId === null ? 'removed' : 'changed';
}

/** A row: what the change is on and where, what went and what came, its pages, and what was said of it. */
function changeRow(change: ComparisonChange): Html {
  const { _id, class: kind, subject, clause, place, pages, severity, review } = change;
  const { old, now } = wordsOf(change);
  const where = [
    ...(subject === undefined ? [] : [KIND_NAMES[kind].toLowerCase()]),
    ...(clause === undefined ? [] : [`clause ${clause}`]),
    ...(place === undefined ? [] : [place]),
    (SEVERITIES[severity] ?? '').toLowerCase(),
  ].filter((part) => part !== '');
  const words =
    old === '' && now === ''
      ? html`<td colspan="2" dir="auto"><p class="words">${sentenceOf(change)}</p></td>`
      : html`<td dir="auto"><p class="words">${old === '' ? NONE : html`<del>${old}</del>`}</p></td><td dir="auto"><p class="words">${now === '' ? NONE : html`<ins>${now}</ins>`}</p></td>`;
  return html`<tr class="${toneOf(change)}" id="change-${_id}">
<td class="number"><p class="quiet">${_id}</p></td>
<td dir="auto"><p><span class="kind">${subject ?? KIND_NAMES[kind]}</span><br><span class="quiet">${where.join(' · ')}</span></p></td>
${words}
<td><p class="pages">${pages.master ?? '–'} / ${pages.child ?? '–'}</p></td>
<td><p class="${review?.mark ?? 'quiet'}">${markOf({ review })}</p></td>
<td dir="auto"><p class="quiet">${review?.note ?? ''}</p></td>
</tr>
`;
}

/** On that side nothing stands for it. */
const NONE = html`<span class="none">–</span>`;

/** In characters: of longer words the redline has the rest. */
const LONGEST_WORDS = 240;

/** What went and what came, as the sentence of the change has it. */
function wordsOf({ cardParts, old, new: after }: ComparisonChange): { old: string; now: string } {
  const ofRole = (role: 'old' | 'new') =>
    (cardParts ?? []).flatMap((part) => (part.role === role ? [part.text] : [])).join('; ');
  const told = { old: ofRole('old'), now: ofRole('new') };
  if (told.old !== '' || told.now !== '' || cardParts !== undefined) return told;
  return { old: cut(old ?? ''), now: cut(after ?? '') };
}

function cut(words: string): string {
  const all = [...words];
  return all.length <= LONGEST_WORDS ? words : `${all.slice(0, LONGEST_WORDS).join('').trimEnd()}…`;
}

async function* writeRows(content: ReportContent): AsyncGenerator<WrittenRow[]> {
  for await (const rows of content.rows()) yield rows.map(writeRow);
}

function writeRow(row: ComparisonRow): WrittenRow {
  const pieces = mergeRow(row);
  const text = pieces.map((piece) => piece.text).join('');
  if (text.trim() === '') return { markup: '', text: '', isMarked: false };
  const isRunning = row.left.furniture === true || row.right.furniture === true;
  const isMarked = pieces.some(({ kind }) => kind !== 'kept');
  const style = isMarked ? 'text-marked' : isRunning ? 'text-running' : 'text';
  const { source: markup } = html`<p class="${style}" dir="auto">${pieces.map(pieceHtml)}</p>
`;
  return { markup, text, isMarked };
}

/** Line feeds at the end of a row are those between rows. */
function pieceHtml({ kind, text: given }: RowPiece, at: number, all: readonly RowPiece[]): Html {
  const text = at === all.length - 1 ? given.trimEnd() : given;
  switch (kind) {
    case 'removed':
      return html`<del>${text}</del>`;
    case 'added':
      return all[at - 1]?.kind === 'removed'
        ? html`<ins class="instead">${text}</ins>`
        : html`<ins>${text}</ins>`;
    case 'moved-from':
      return html`<span class="from">${text}</span>`;
    case 'moved-to':
      return html`<span class="to">${text}</span>`;
    case 'kept':
      return html`${text}`;
  }
}
