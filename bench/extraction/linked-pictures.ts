import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeZip, WORD_PARTS } from '@recto/testing/office';
import sharp from 'sharp';
import { findSoffice } from '../../apps/server/src/adapters/soffice/find-soffice.ts';
import { makeSofficeConverter } from '../../apps/server/src/adapters/soffice/make-soffice-converter.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';

const picture = (id: string) =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="952500" cy="952500"/><wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="${DRAWING}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="x"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** A Word file that shows one picture for each of the addresses. */
const linkTo = (urls: readonly string[]) =>
  makeZip([
    ...WORD_PARTS.parts,
    [
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="d" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/_rels/document.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${urls.map((url, at) => `<Relationship Id="r${at}" Type="${OFFICE}/image" Target="${url}" TargetMode="External"/>`).join('')}</Relationships>`,
    ],
    [
      'word/document.xml',
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"><w:body>${urls.map((_, at) => picture(`r${at}`)).join('')}</w:body></w:document>`,
    ],
  ]);

/**
 * Converts a document with a picture at an address and one on the disk, past the check that keeps such files from the
 * converter; gives what was fetched, with the network of this machine and without.
 */
export async function countFetched(): Promise<{ fromNetwork: number; fromDisk: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'linked-'));
  let fromNetwork = 0;
  const server = createServer((_request, response) => {
    fromNetwork += 1;
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const onDisk = join(folder, 'picture.png');
    await sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
      .png()
      .toFile(onDisk);
    const path = join(folder, 'linked');
    const { port } = server.address() as AddressInfo;
    await writeFile(path, linkTo([`http://127.0.0.1:${port}/picture.png`, pathToFileURL(onDisk).href]));
    const searchPath = process.env['PATH'] ?? '';
    const program = (await findSoffice('on', searchPath)) ?? '';
    // With the network: the settings alone have to do.
    const converter = await makeSofficeConverter({ program, searchPath, folder: join(folder, 'runs') });
    const request = { source: path, extension: 'docx', importFilter: 'MS Word 2007 XML', to: 'pdf' };
    const made = await converter.convert({ ...request, signal: AbortSignal.timeout(60_000) }, (result) =>
      readFile(result, 'latin1'),
    );
    return { fromNetwork, fromDisk: made.split('/Subtype/Image').length - 1 };
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
