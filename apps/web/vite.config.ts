import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfjsAssets } from './vite-pdfjs-assets.ts';
import { precompress } from './vite-precompress.ts';
import { stylesLast } from './vite-styles-last.ts';

const server = process.env['RECTO_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), pdfjsAssets(), stylesLast(), precompress()],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    // It spares old browsers a round trip, and costs every first visit half a kilobyte.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // The first script names every file, and nothing of a hash can be packed: it is as short as may be.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // What every visit needs comes as one file: a dozen small ones would queue for the browser's six connections.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            // Each by itself is some hundred bytes, and the first script names every file that a screen needs.
            { name: 'icons', test: /node_modules\/lucide-react\// },
            // Small parts of many screens, of which the same holds. What they stand on stays where it is.
            {
              name: 'parts',
              test: /\/src\/(shared\/(plans\/|exports\/events|templates\/column-types|(batches|files|questions|search|key-terms)\/(batch-path|chat-url|search-urls|page-names|page-words|page-link|time-left|folder-paths|term-place|file-to-unlock)\.)|ui\/(budget-|progress-bar|select|load-error|text-area|switch|skeleton|empty-state|use-focus-return|snippet)|lib\/(save-text|use-now|use-debounced|use-is-narrow|use-close-on-back|text-direction|group-by-day|initials)|catalogue)/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/download': server,
      '/dev': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
