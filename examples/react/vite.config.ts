import { defineConfig } from 'vite';

// The server refuses pages that are not its own. It is sent the address that the browser shows (`changeOrigin: false`), so
// that it can tell: this page of this machine may call, a page from elsewhere may not.
const target = process.env['ASSAY_URL'] ?? 'http://127.0.0.1:4177';

export default defineConfig({
  server: { proxy: { '/api': { target, changeOrigin: false } } },
});
