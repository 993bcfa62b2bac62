/** A name that nobody else has. Not `randomUUID`, which pages that came over plain HTTP do not have. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
