import { memo, useLayoutEffect, useRef } from 'react';
import type { ReadPage } from '#ui/document-viewer/frame/types.ts';
import '#ui/document-viewer/frame/scan-words.css';

interface ScanWordsProps {
  readonly text: string;
  readonly words: NonNullable<ReadPage['words']>;
  readonly lang: string;
}

/**
 * The words that were read from the picture of a page, invisibly over it and in reading order, for selecting and for screen
 * readers. Each is stretched to the width of its box, so that what is selected is what is seen.
 */
export const ScanWords = memo(function ScanWords({ text, words, lang }: ScanWordsProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const stretch = () => {
      const spans = [...element.querySelectorAll<HTMLElement>('span')];
      for (const span of spans) span.style.transform = '';
      // All widths are measured before the first is changed: the page is laid out once.
      const scales = spans.map(
        (span) => (Number(span.dataset['width']) * element.clientWidth) / span.offsetWidth,
      );
      spans.forEach((span, index) => (span.style.transform = `scaleX(${scales[index]})`));
    };
    stretch();
    const observer = new ResizeObserver(stretch);
    observer.observe(element);
    return () => observer.disconnect();
  }, [words]);
  return (
    <div ref={layer} className="scan-words" dir="auto" lang={lang} data-testid="scan-words">
      {words.map(({ start, end, box }, index) => (
        <span
          key={start}
          data-start={start}
          data-width={box.width}
          style={{
            left: `${100 * box.x}%`,
            top: `${100 * box.y}%`,
            height: `${100 * box.height}%`,
            fontSize: `${100 * box.height}cqh`,
          }}
        >
          {text.slice(start, words[index + 1]?.start ?? end)}
        </span>
      ))}
    </div>
  );
});
