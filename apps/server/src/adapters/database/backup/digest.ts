import { createHash } from 'node:crypto';
import type { MovedTable } from '#adapters/database/backup/move-progress.ts';

const MODULUS = 1n << 256n;

/**
 * Counts rows and makes one hash of all of them, whatever their order: a database gives none. The hashes of the rows are added,
 * so that equal rows count as often as they are there.
 */
export class RowDigest {
  #rows = 0;
  #sum = 0n;

  get rows(): number {
    return this.#rows;
  }

  add(row: string): void {
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % MODULUS;
  }

  result(): MovedTable {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') };
  }
}
