import type { Language } from '@recto/contract/languages';
import { buildFileIndex, encodeFileIndex, type IndexablePage } from '@recto/core/answers';
import { derivePageLabels, type Page, pageText } from '@recto/core/document';
import { openStored } from '#adapters/worker-pool/page-content.ts';
import type { TaskResult, StoredPageContent } from '#adapters/worker-pool/protocol.ts';
import { ReadingError } from '#adapters/worker-pool/reading-error.ts';

interface BuildSettings {
  /** Of the text, unless the text itself shows another. */
  readonly language: Language;
  readonly maxCharacters: number;
  /** The next pages, in order; null after the last. */
  readonly receive: () => Promise<readonly StoredPageContent[] | null>;
}

/** Decodes the pages of a file as they come, and makes their labels and the retrieval index of them. */
export async function buildIndex({ language, maxCharacters, receive }: BuildSettings): Promise<TaskResult> {
  const outlines: Page[] = [];
  const pages: IndexablePage[] = [];
  let characters = 0;
  for (let batch = await receive(); batch; batch = await receive()) {
    for (const stored of batch) {
      const page = openPage(stored);
      const text = pageText(page);
      characters += text.length;
      if (characters > maxCharacters)
        throw new ReadingError('too-many-characters', 'more characters than allowed');
      outlines.push(outlineOf(page));
      pages.push({ number: page.number, state: page.state, text });
    }
  }
  // Its table takes tens of megabytes, which a thread that only reads or answers does without.
  const { detectLanguage } = await import('@recto/readers/language');
  const detected = detectLanguage(pages.map(({ text }) => text).join('\n')) ?? null;
  const index = buildFileIndex(pages, detected ?? language);
  return {
    kind: 'index',
    // In a buffer of exactly its size, which can be handed over without copying.
    bytes: new Uint8Array(encodeFileIndex(index)),
    language: detected,
    labels: labelsOf(outlines),
  };
}

function openPage({ label, content }: StoredPageContent): Page {
  const page = openStored(content);
  return label === null ? page : { ...page, label };
}

/**
 * A page as far as its label needs it: of each line the text, and the first word, which tells its place. All words of a
 * long file are a hundred megabytes.
 */
function outlineOf(page: Page): Page {
  return { ...page, lines: page.lines.map(({ text, words }) => ({ text, words: words.slice(0, 1) })) };
}

function labelsOf(pages: readonly Page[]): Map<number, string> {
  const labels = new Map<number, string>();
  derivePageLabels(pages).forEach((label, index) => {
    const page = pages[index];
    if (page && label !== undefined) labels.set(page.number, label);
  });
  return labels;
}
