import { posix } from 'node:path';
import { readXml } from '#office/read-xml.ts';
import type { ZipParts } from '#office/zip-parts.ts';

const RELATIONSHIPS = /(?:^|\/)_rels\/[^/]*\.rels$/;
/** What other programs do not follow by themselves: addresses to click on, and the template a file was made from. */
const HARMLESS = new Set(['hyperlink', 'attachedTemplate']);
/** Documents within the document, in whatever format, which may have links of their own. */
const EMBEDDED_DOCUMENT = 'aFChunk';

/** Whether a file has other files or addresses shown in it: a program that lays it out might fetch them. */
export async function hasOutsideLinks(parts: ZipParts): Promise<boolean> {
  let isFound = false;
  for (const name of parts.list().filter((each) => RELATIONSHIPS.test(each))) {
    await readXml(parts, name, {
      open(element, attribute) {
        if (element !== 'rel:Relationship') return;
        const kind = posix.basename(attribute('Type') ?? '');
        const isOutside = attribute('TargetMode') === 'External' && !HARMLESS.has(kind);
        isFound ||= isOutside || kind === EMBEDDED_DOCUMENT;
      },
      close() {},
    });
  }
  return isFound;
}
