import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Evidence } from '../../src/contract/evidence.ts';
import { Language } from '../../src/contract/language.ts';
import type { Span } from '../../src/contract/span.ts';
import type { EvalRow } from '../row.ts';
import type { Fault, Loaded } from './dataset.ts';
import { plainRow } from './plain-row.ts';
import { readFile } from './read-file.ts';

const OWN = fileURLToPath(new URL('../../cases/grounding/own', import.meta.url));
const NAME = 'own';

const Case = z.object({
  id: z.string().min(1),
  language: Language,
  query: z.string().optional(),
  evidences: z.array(Evidence),
  answer: z.string(),
  hallucinated: z.boolean(),
  kind: z.string(),
  end: z.string().optional(),
  unsupported: z.array(z.string()).optional(),
});
type Case = z.infer<typeof Case>;

const End = z.enum(['supported', 'contradicted', 'not_found']);

/** The first place of each quoted part; null where one does not stand in the answer. */
function placesOf({ answer, unsupported = [] }: Case): Span[] | null {
  const places = unsupported.map((part) => ({ start: answer.indexOf(part), end: part.length }));
  if (places.some(({ start }) => start < 0)) return null;
  return places.map(({ start, end }) => ({ start, end: start + end }));
}

/** Nothing can be decided where the evidence is in another language: such a case has no label. */
const UNDECIDED = 'other_language';

/** What a hallucinated or supported answer ends as; an answer that abstains has no end of its own. */
function endOf({ hallucinated, end }: Case): EvalRow['end'] {
  const known = End.safeParse(end).data ?? null;
  return !hallucinated && known !== 'supported' ? null : known;
}

/** Cases that were written when the checkers stood are a line of their own. */
const LATER = /-later\.json$/u;

function rowOf(one: Case, spans: Span[], isLater: boolean): EvalRow {
  const { id, language, query, evidences, answer, hallucinated, kind } = one;
  const label = kind === UNDECIDED ? null : hallucinated ? 0 : 1;
  const marked = label === null || (hallucinated && spans.length === 0) ? null : spans;
  return plainRow(
    { dataset: NAME, id, group: id, answer, evidences, label },
    {
      task: isLater ? `${language} later` : language,
      kind,
      query: query ?? null,
      spans: marked,
      end: endOf(one),
    },
  );
}

function readCase(item: unknown, isLater: boolean): EvalRow | string {
  const one = Case.safeParse(item);
  if (!one.success) return one.error.issues[0]?.message ?? 'not as expected';
  const spans = placesOf(one.data);
  return spans === null
    ? `${one.data.id}: an unsupported part does not stand in the answer`
    : rowOf(one.data, spans, isLater);
}

function readCases(file: string, text: string, faults: Fault[]): EvalRow[] {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch (error) {
    faults.push({ file, line: 0, why: `no JSON: ${(error as Error).message}` });
    return [];
  }
  return (Array.isArray(items) ? items : []).flatMap((item, at) => {
    const row = readCase(item, LATER.test(file));
    if (typeof row !== 'string') return [row];
    faults.push({ file, line: 0, why: `case ${at + 1}: ${row}` });
    return [];
  });
}

/** The project's own cases, hallucinated and accurate answers in both languages. `folder` = where they lie. */
export function loadOwn(folder = OWN): Loaded {
  const faults: Fault[] = [];
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const rows = files.flatMap((file) => readCases(file, readFile(join(folder, file)) ?? '', faults));
  return { name: NAME, found: true, rows, faults };
}
