import type { ReadPage } from '#ui/document-viewer/frame/types.ts';

/** A page of text, its lines with their numbers: columns kept, long lines broken where they do not fit. */
export function TextLines({ content, lang }: { readonly content: ReadPage; readonly lang: string }) {
  const { firstLine = 1 } = content;
  return (
    <div className="viewer-lines" lang={lang}>
      {startsOf(content.text.split('\n')).map(({ line, start }, index) => (
        <div key={start} className="viewer-line">
          <span className="viewer-line-number" aria-hidden="true">
            {firstLine + index}
          </span>
          <span data-line={firstLine + index} data-start={start} dir="auto">
            {line}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The lines, and where each begins in the text of the page. */
function startsOf(lines: readonly string[]): { readonly line: string; readonly start: number }[] {
  let next = 0;
  return lines.map((line) => {
    const start = next;
    next += line.length + 1;
    return { line, start };
  });
}
