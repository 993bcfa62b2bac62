import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfjsAssets } from './vite-pdfjs-assets.ts';

const server = process.env['RECTO_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), pdfjsAssets()],
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
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
