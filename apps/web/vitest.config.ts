import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Its usual build warns in Node, after whichever test made the viewer load.
    resolve: { alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }] },
    test: {
      name: 'web',
      root: import.meta.dirname,
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { url: 'http://recto.test/' } },
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['./src/testing/setup.ts'],
      testTimeout: 600_000,
      hookTimeout: 600_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
