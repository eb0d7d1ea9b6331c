import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { page } from './page.ts';

const PAGE = fileURLToPath(new URL('../../docs/evaluation-messages.md', import.meta.url));

// A missed aim is shown, and is no failure of the run.
const text = page();
process.stdout.write(text);
if (!process.argv.includes('--no-write')) writeFileSync(PAGE, text);
