// Writes the documents that a new account finds: a contract in two versions and a short annual report.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { annualReport } from './sample/annual-report.ts';
import { servicesAgreement } from './sample/services-agreement.ts';
import { typeset } from './sample/typesetter.ts';

/** The sample documents by their file name. */
export function makeSample(): Map<string, Uint8Array> {
  return new Map([
    ['Annual report 2025.pdf', typeset(annualReport())],
    ['Services agreement v1.pdf', typeset(servicesAgreement(1))],
    ['Services agreement v2.pdf', typeset(servicesAgreement(2))],
  ]);
}

export const sampleFolder = path.resolve(import.meta.dirname, '../apps/server/sample');

if (process.argv[1] === import.meta.filename) {
  mkdirSync(sampleFolder, { recursive: true });
  for (const [name, bytes] of makeSample()) {
    writeFileSync(path.join(sampleFolder, name), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
}
