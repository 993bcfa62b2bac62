/** The names of the folders, from the top, in which a file lay that was dropped. */
const folders = new WeakMap<File, readonly string[]>();

/** What a system keeps in folders for itself. */
const HIDDEN = /^(\..*|Thumbs\.db|desktop\.ini)$/i;

/** What somebody means who gives a whole folder. */
export const withoutHidden = (files: readonly File[]): File[] =>
  files.filter(({ name }) => !HIDDEN.test(name));

/** The names of the folders, from the top, that a file was dropped in, or chosen with. */
export const foldersOf = (file: File): readonly string[] =>
  folders.get(file) ?? (file.webkitRelativePath ?? '').split('/').slice(0, -1);

/** The files of a drop. Folders are read whole, which takes a while; only this call itself may look at the event's data. */
export function readDrop(transfer: DataTransfer): File[] | Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return [...transfer.files];
  return Promise.all(entries.map((entry) => (entry ? readEntry(entry, []) : []))).then((found) =>
    found.flat(),
  );
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function readEntry(entry: FileSystemEntry, path: readonly string[]): Promise<File[]> {
  if (isFolder(entry)) {
    const found: File[] = [];
    for (const inside of await readFolder(entry))
      found.push(...(await readEntry(inside, [...path, entry.name])));
    return found;
  }
  if (path.length > 0 && HIDDEN.test(entry.name)) return [];
  const file = await new Promise<File>((resolve, reject) =>
    (entry as FileSystemFileEntry).file(resolve, reject),
  );
  folders.set(file, path);
  return [file];
}

/** Browsers give the entries of a folder a hundred at a time, until they give none. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all.sort((a, b) => (a.name < b.name ? -1 : 1));
    all.push(...some);
  }
}
