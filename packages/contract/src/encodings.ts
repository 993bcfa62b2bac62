/** Encodings of plain text, as `TextDecoder` names them, with what people call them: those that texts are found in. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, high byte first)',
  'windows-1252': 'Western (Windows-1252)',
  'iso-8859-15': 'Western (ISO 8859-15)',
  macintosh: 'Western (Mac)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  ibm866: 'Cyrillic (DOS)',
  'iso-8859-5': 'Cyrillic (ISO 8859-5)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'iso-8859-6': 'Arabic (ISO 8859-6)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  gb18030: 'Chinese, simplified (GB 18030)',
  big5: 'Chinese, traditional (Big5)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  'iso-2022-jp': 'Japanese (ISO 2022)',
  'euc-kr': 'Korean (EUC)',
} as const;
export type Encoding = keyof typeof ENCODINGS;

/** What people call an encoding; one that is not among them by its own name. */
export const encodingLabel = (name: string): string =>
  (ENCODINGS as Readonly<Record<string, string>>)[name] ?? name;
