/** The same words for programs that take no more than text, and for those that take links too. */
export interface Copied {
  readonly text: string;
  readonly html: string;
}

/** Puts words on the clipboard in both forms, as plain text alone where the browser knows no other; rejects where it may not. */
export async function copyWithLinks({ text, html }: Copied): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const forms = { 'text/plain': text, 'text/html': html };
  const blobs = Object.entries(forms).map(([type, form]) => [type, new Blob([form], { type })] as const);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}
