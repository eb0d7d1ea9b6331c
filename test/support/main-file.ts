/** What tests start as a process: the sources, or under `npm test` what it has just built of them, which starts sooner. */
const place = process.env['ASSAY_BUILT'] === undefined ? '../../src/main.ts' : '../../dist/main.js';

export const MAIN_FILE = new URL(place, import.meta.url).pathname;
