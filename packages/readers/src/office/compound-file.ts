const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Whether a file begins as a compound file does: an Office file of before 2007, or one of today under a password. */
export const isCompoundFile = (head: Uint8Array): boolean =>
  head.length >= SIGNATURE.length && SIGNATURE.every((byte, at) => head[at] === byte);
