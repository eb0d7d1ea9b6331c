import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** `assay/react` as a module: React is that of who uses it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'error',
  publicDir: false,
  build: {
    outDir: process.env['ASSAY_UI_OUT'] ?? '../../dist/react',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    lib: { entry: 'index.ts', formats: ['es'], fileName: 'index' },
    rolldownOptions: { external: [/^react(?:$|\/)/] },
  },
});
