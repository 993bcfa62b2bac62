// A test that prints something has met something nobody looked at: it fails. A test that expects it replaces the method.
import { afterEach, beforeEach } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
let noise: string[] = [];

beforeEach(() => {
  noise = [];
  for (const method of methods) {
    console[method] = (...args: unknown[]) => {
      noise.push(`console.${method}: ${args.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  if (noise.length > 0) throw new Error(`The test wrote to the console:\n${noise.join('\n')}`);
});
