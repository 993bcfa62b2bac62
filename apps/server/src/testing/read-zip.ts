import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** The files of a zip by their paths, as its central directory tells; throws where directory, files and sums differ. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END) throw new Error('the zip does not end as it should');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('the directory of the zip is damaged');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const path = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    if (files.has(path)) throw new Error(`the zip holds ${path} twice`);
    files.set(path, readFile(zip, at));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

function readFile(zip: Buffer, entry: number): Buffer {
  const [sum, packed, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(entry + offset));
  const local = zip.readUInt32LE(entry + 42);
  if (zip.readUInt32LE(local) !== LOCAL) throw new Error('a file of the zip is not where it should be');
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(start, start + (packed ?? 0));
  const content = zip.readUInt16LE(entry + 10) === 8 ? inflateRawSync(bytes) : bytes;
  if (content.length !== size || crc32(content) !== sum) throw new Error('a file of the zip is damaged');
  return content;
}
