import type { Part } from '#ui/document-viewer/word/flow-parts.ts';

/** Each stretch of the page's text stands alone in its element, so that marks find where it lies. */
export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <span className="word-text">
      {parts.map(({ kind, text, start }, index) => {
        if (kind === 'deleted') return <del key={index}>{text.replaceAll('\n', '¶\n')}</del>;
        const Element = kind === 'inserted' ? 'ins' : kind === 'reference' ? 'sup' : 'span';
        return (
          <Element key={index} data-start={start}>
            {text}
          </Element>
        );
      })}
    </span>
  );
}
