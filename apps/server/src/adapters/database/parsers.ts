/**
 * How values of the database become values of ours, the same on both engines. By default PGlite reads
 * int8 as a number and pg as a string, and the two disagree about dates without a time zone.
 */
export const OID = { bytea: 17, int8: 20, date: 1082, timestamp: 1114, numeric: 1700 } as const;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database returned ${text}, which is too large for a whole number here.`);
  }
  return value;
}

/** Reads the hexadecimal form (`\x…`) into a buffer of its own, so that it can be transferred. */
function parseBytea(text: string): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow((text.length - 2) / 2);
  bytes.write(text.slice(2), 'hex');
  return new Uint8Array(bytes.buffer);
}

/** By type id. A date or a timestamp without a zone stays text: there is no instant to make of it. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.bytea]: parseBytea,
  [OID.int8]: parseInt8,
  [OID.date]: String,
  [OID.timestamp]: String,
  [OID.numeric]: String,
};
