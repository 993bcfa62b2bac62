import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';

type EngineModule = NonNullable<PGliteOptions['pgliteWasmModule']>;

/** Node has it; its types come with those of browsers alone. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<EngineModule> };

/** PGlite's WebAssembly: the database itself, and what makes the files of a new one. */
export interface EngineModules {
  readonly pglite: EngineModule;
  readonly initdb: EngineModule;
}

let modules: Promise<EngineModules> | undefined;

/**
 * The engine, compiled once and kept for as long as the process lives: threads share its code. Where each thread compiled
 * its own, what one had left was given back while the next one compiled, and V8, which loses count of code then, now and
 * then ended the process (`Check failed: jit_page.has_value()`, nodejs/node#64500), at a first start too.
 */
export function loadEngineModules(): Promise<EngineModules> {
  modules ??= compileModules();
  return modules;
}

async function compileModules(): Promise<EngineModules> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const compile = async (name: string) => WebAssembly.compile(await readFile(join(folder, name)));
  const [pglite, initdb] = await Promise.all([compile('pglite.wasm'), compile('initdb.wasm')]);
  return { pglite, initdb };
}
