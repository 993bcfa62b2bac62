import { cleanName } from '#clean-name.ts';
import { FILE_NAME_MAX_LENGTH } from '#limits.ts';

const POLISH: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};

/**
 * The name under which an uploaded file is kept: Polish letters become plain Latin, every character that is not a
 * letter, combining mark or digit of any script becomes `_`, the extension stays (specification, section 5).
 * Client and server call this same function, so that the list shows the final name before the upload ends.
 */
export function cleanFileName(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const dot = base.lastIndexOf('.');
  const hasExtension = dot > 0 && /^[\p{L}\p{N}]{1,10}$/u.test(base.slice(dot + 1));
  const extension = hasExtension ? base.slice(dot) : '';
  const stem = hasExtension ? base.slice(0, dot) : base;
  const cleaned = [...stem]
    .map((char) => {
      const plain = POLISH[char.toLowerCase()];
      if (plain) return char === char.toLowerCase() ? plain : plain.toUpperCase();
      return /[\p{L}\p{M}\p{N}]/u.test(char) ? char : '_';
    })
    .slice(0, FILE_NAME_MAX_LENGTH - extension.length)
    .join('');
  return (cleaned || '_') + extension;
}

/** Where the extension of a name begins; its length when it has none. */
function stemEnd(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}

/** A file name without its extension, as it is edited. */
export const fileStem = (name: string): string => name.slice(0, stemEnd(name));

/** The name that a file gets when somebody wants it to be called so: by the rule of uploads, with the ending it has. */
export function renameFile(current: string, wanted: string): string {
  const ending = current.slice(stemEnd(current));
  const name = cleanName(wanted);
  const stem = name.toLowerCase().endsWith(ending.toLowerCase())
    ? name.slice(0, name.length - ending.length)
    : name;
  // Every sign becomes `_` here already, so that none counts as a path or as another ending.
  return cleanFileName((stem.replace(/[/\\.]/g, '_') || '_') + ending);
}

/** The extension in lower case without its dot, or '' where there is none. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
