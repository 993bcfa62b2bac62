import { posix } from 'node:path';
import { readXml } from '#office/read-xml.ts';
import type { ZipParts } from '#office/zip-parts.ts';

/** A part that another one names. */
export interface RelatedPart {
  /** By which the other names it. */
  readonly id: string;
  /** The last word of what it is to the other: `styles`, `footnotes`. */
  readonly kind: string;
  readonly name: string;
}

/** The parts that a part names, in their order; those of the whole file for ''. What lies outside the file is left out. */
export async function listRelatedParts(parts: ZipParts, owner: string): Promise<RelatedPart[]> {
  const folder = posix.dirname(owner);
  const list = posix.join(folder, '_rels', `${posix.basename(owner)}.rels`);
  const found: RelatedPart[] = [];
  if (!parts.has(list)) return found;
  await readXml(parts, list, {
    open(name, attribute) {
      if (name !== 'rel:Relationship' || attribute('TargetMode') === 'External') return;
      const target = attribute('Target') ?? '';
      const part = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      const kind = posix.basename(attribute('Type') ?? '');
      if (parts.has(part)) found.push({ id: attribute('Id') ?? '', kind, name: part });
    },
    close() {},
  });
  return found;
}
