import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Reading = z.object({ right: z.int(), found: z.int(), labels: z.int() });
const Messages = z.object({
  claims: Reading,
  admissions: Reading,
  held: z.object({ claims: Reading, admissions: Reading }).optional(),
});

/** What sets of first contact came to at their first run, kept from that run: no later one can tell it. */
const FirstRuns = z.object({
  first_honest: z.object({ rows: z.int(), blocked: z.int(), blocked_held: z.int() }),
  messages: Messages,
  messages2: Messages,
  messages3: Messages,
});

export function firstRuns(): z.infer<typeof FirstRuns> {
  const file = new URL('../cases/first-contact/first-runs.json', import.meta.url);
  return FirstRuns.parse(JSON.parse(readFileSync(file, 'utf8')));
}
