import { cx } from '#lib/cx.ts';
import type { Part } from '#ui/document-viewer/word/style-parts.ts';

/** Each stretch of the page's text stands alone in its element, so that marks find where it lies. */
export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <span className="word-text">
      {parts.map(({ kind, text, start, bold, italic }, index) => {
        if (kind === 'deleted') return <del key={index}>{text.replaceAll('\n', '¶\n')}</del>;
        const Element = kind === 'inserted' ? 'ins' : kind === 'reference' ? 'sup' : 'span';
        return (
          <Element
            key={index}
            data-start={start}
            className={cx(bold && 'word-bold', italic && 'word-italic') || undefined}
          >
            {text}
          </Element>
        );
      })}
    </span>
  );
}
