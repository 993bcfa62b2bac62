/** The database thread where nothing can be compiled: what it runs it must have been given. */
const engine = (globalThis as unknown as { WebAssembly: Record<string, unknown> }).WebAssembly;
const { instantiate, Module } = engine as {
  instantiate: (source: unknown, imports: unknown) => Promise<unknown>;
  Module: new (bytes: Uint8Array) => unknown;
};
const refuse = () => {
  throw new Error('nothing is compiled in this thread');
};
engine['compile'] = refuse;
engine['compileStreaming'] = refuse;
engine['instantiateStreaming'] = refuse;
engine['instantiate'] = (source: unknown, imports: unknown) =>
  source instanceof Module ? instantiate(source, imports) : refuse();

await import('#adapters/database/embedded/pglite-worker.ts');
