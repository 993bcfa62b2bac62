interface Folder {
  readonly _id: string;
  readonly parentFolderId: string | null;
  readonly name: string;
}
type File = Folder;

/** Deeper than that, a file is put at the top, under its id: few systems would unpack it. */
const PATH_MAX_LENGTH = 2_000;
/** What a file system of today does not take, or takes for something else. */
const UNSAFE = /[\p{C}<>:"/\\|?*]/gu;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Where each file lies in an archive: in its folders, under names that every file system takes, none of them twice. Names
 * that differ only by case are the same to some. `root` is the folder of the archive that holds them all, '' for none.
 */
export function archivePaths(
  folders: readonly Folder[],
  files: readonly File[],
  root: string,
): Map<string, string> {
  const byParent = Map.groupBy(folders, ({ parentFolderId }) => parentFolderId);
  const filesByFolder = Map.groupBy(files, ({ parentFolderId }) => parentFolderId);
  const paths = new Map<string, string>();
  const walk = (folderId: string | null, path: string) => {
    const taken = new Set<string>();
    for (const { _id, name } of filesByFolder.get(folderId) ?? []) {
      const whole = join(path, claim(safeName(name), taken));
      paths.set(_id, whole.length > PATH_MAX_LENGTH ? join(root, `${_id}/${safeName(name)}`) : whole);
    }
    for (const { _id, name } of byParent.get(folderId) ?? [])
      walk(_id, join(path, claim(safeName(name), taken)));
  };
  walk(null, root);
  return paths;
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}/${name}`);

/** The name as every file system takes it. */
export function safeName(name: string): string {
  const safe = name.replace(UNSAFE, '_').replace(/^\s+|[\s.]+$/g, '');
  if (safe === '') return '_';
  return RESERVED.test(safe) ? `_${safe}` : safe;
}

/** The name, with a number before its extension where it is taken. */
function claim(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${extension}`;
  taken.add(free.toLowerCase());
  return free;
}
