import { createHash } from 'node:crypto';

/** The records of a CSV file by RFC 4180 alone, as another program reads them. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',') {
      record.push(field);
      field = '';
    } else if (sign === '\r' && text[at + 1] === '\n') {
      records.push([...record, field]);
      record = [];
      field = '';
      at += 1;
    } else field += sign;
  }
  if (field !== '' || record.length > 0) throw new Error('the file does not end with a line');
  return records;
}

/** The files whose sums are right, as `sha256sum -c SHA256SUMS` finds them; throws for any other. */
export function checkSums(files: ReadonlyMap<string, Buffer>): string[] {
  const lines = (files.get('SHA256SUMS') ?? Buffer.alloc(0)).toString('utf8').split('\n').slice(0, -1);
  return lines.map((line) => {
    const [, sum, path = ''] = /^([0-9a-f]{64}) {2}(.+)$/u.exec(line) ?? [];
    const content = files.get(path);
    if (!content || createHash('sha256').update(content).digest('hex') !== sum)
      throw new Error(`the sum of "${path}" is not right`);
    return path;
  });
}
