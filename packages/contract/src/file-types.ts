/** How a page came to be, and with it what its number counts and how a place on it is marked. */
export const PAGE_KINDS = ['layout', 'saved', 'section', 'sheet', 'lines'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

interface FileTypeTraits {
  /** In lower case, without its dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** As in "PDF and Word files". */
  readonly label: string;
  /** As in "This PDF is damaged". */
  readonly noun: string;
  /** Whether such files are compressed in themselves. */
  readonly isCompressed: boolean;
  /** What its pages are until it has been opened, which may show others. */
  readonly pageKind: PageKind;
}

/** Every type of file that the product knows; nothing else says what these are called. */
export const FILE_TYPES = {
  PDF: {
    extension: 'pdf',
    mediaType: 'application/pdf',
    label: 'PDF',
    noun: 'PDF',
    isCompressed: true,
    pageKind: 'layout',
  },
  XLSX: {
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    label: 'Excel',
    noun: 'Excel file',
    isCompressed: true,
    pageKind: 'sheet',
  },
  TXT: {
    extension: 'txt',
    mediaType: 'text/plain',
    label: 'text',
    noun: 'text file',
    isCompressed: false,
    pageKind: 'lines',
  },
  DOCX: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'Word',
    noun: 'Word file',
    isCompressed: true,
    pageKind: 'section',
  },
} as const satisfies Readonly<Record<string, FileTypeTraits>>;
export type FileType = keyof typeof FILE_TYPES;

/** What can be uploaded at present: the types that the server has a reader for. */
export const READABLE_TYPES: readonly FileType[] = ['PDF', 'DOCX', 'XLSX', 'TXT'];

/** "PDF and Word": the types by their labels. */
export const listFileTypes = (types: readonly FileType[]): string =>
  new Intl.ListFormat('en').format(types.map((type) => FILE_TYPES[type].label));
