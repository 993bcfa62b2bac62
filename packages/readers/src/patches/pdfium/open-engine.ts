import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';
import { capMemory } from '#patches/pdfium/cap-memory.ts';

/** What PDFium's module exports beside its functions; its types do not say so. */
interface Memory {
  readonly memory: { readonly buffer: ArrayBuffer };
}

type CFunction = (...args: number[]) => number;

export interface Engine<Name extends string> {
  /** PDFium's C functions, without the wrapping that costs more than most of them; pointers and handles are numbers. */
  readonly functions: Readonly<Record<Name, CFunction>>;
  /** The module's memory; replaced whenever it grows, so it must be asked for after every call that may allocate. */
  readonly view: () => DataView<ArrayBuffer>;
  /** Gives a pointer to a function that PDFium can call, by its signature: the result, then the parameters, `i` for integers. */
  readonly addFunction: (call: CFunction, signature: string) => number;
}

/** Starts PDFium with its memory bounded, by its WebAssembly itself: the package's own calls do neither. */
export async function openEngine<Name extends string>(
  names: readonly Name[],
  maxMemoryMb: number,
): Promise<Engine<Name>> {
  const module = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  capMemory(module, maxMemoryMb);
  // The engine reports every oddity of a file on the console; what matters comes back as error codes.
  const silent = () => undefined;
  const wasmBinary = new Uint8Array(module).buffer;
  const wrapped = await init({ wasmBinary, print: silent, printErr: silent });
  wrapped.PDFiumExt_Init();
  const { wasmExports } = wrapped.pdfium;
  const { memory } = wasmExports as unknown as Memory;
  const raw = wasmExports as unknown as Readonly<Record<string, unknown>>;
  const functions = Object.fromEntries(names.map((name) => [name, getFunction(raw, name)]));
  let view = new DataView(memory.buffer);
  // The buffer is detached when the memory grows. To ask an array for its length costs less than to ask for the buffer.
  let probe = new Uint8Array(memory.buffer);
  return {
    functions: functions as Record<Name, CFunction>,
    view() {
      if (probe.length === 0) {
        view = new DataView(memory.buffer);
        probe = new Uint8Array(memory.buffer);
      }
      return view;
    },
    addFunction: (call, signature) => wrapped.pdfium.addFunction(call, signature),
  };
}

function getFunction(raw: Readonly<Record<string, unknown>>, name: string): CFunction {
  const found = raw[name];
  if (typeof found !== 'function') throw new Error(`PDFium lacks ${name}`);
  return found as CFunction;
}
