import type { FileFormat } from '@recto/readers';

const HEAD = 'NOTES\n';

/** A type of document that the product does not have: pages of plain lines behind a head, parted by form feeds. */
export const NOTES_FORMAT: FileFormat = {
  extension: 'txt',
  mayBe: (head) => new TextDecoder().decode(head.subarray(0, HEAD.length)) === HEAD,
  reader: {
    version: 1,
    load: async () => ({
      hasTrapped: () => false,
      async open(source) {
        const bytes = new Uint8Array(source.size);
        source.read(0, bytes);
        const pages = new TextDecoder().decode(bytes).slice(HEAD.length).split('\f');
        return {
          pageCount: pages.length,
          pageKind: 'lines',
          readPage: (number) => ({
            number,
            width: 0,
            height: 0,
            state: 'text',
            lines: (pages[number - 1] ?? '').split('\n').map((text) => ({ text, words: [] })),
          }),
          close: () => undefined,
        };
      },
    }),
  },
};
