import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { preloads } from './build/preloads.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

// The server tells its own page from others by the address that the browser shows, and must be sent it.
const PROXY = {
  target: process.env['ASSAY_URL'] ?? 'http://127.0.0.1:4177',
  changeOrigin: false,
};

/** `npm run build` sets where to; `npx vite ui` serves while one works, beside a running `npm start`. */
export default defineConfig({
  root,
  // What packages say about themselves is no news.
  logLevel: 'error',
  plugins: [tailwindcss(), preloads('workbench')],
  build: {
    outDir: process.env['ASSAY_UI_OUT'] ?? '../dist/ui',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: 'manifest.json',
  },
  server: { proxy: { '/api': PROXY, '/openapi.json': PROXY } },
});
