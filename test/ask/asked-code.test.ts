import { afterAll, beforeAll, expect, test } from 'vitest';
import table from '../../cases/correction/asked-code.json' with { type: 'json' };
import { ask } from '../../src/app/ask/ask.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import { type IndexedHome, indexedHome } from '../support/index-home.ts';
import { memoryStores } from '../support/memory-stores.ts';

const { signal: NEVER } = new AbortController();
const CALLER = { tenant: 'default', user_id: null, token: null, lang: 'en' as const };

const CALLERS = Array.from(
  { length: 23 },
  (_, at) => `export function line${at}(): void {\n  logLine('${at}');\n}\n`,
);
const MANY = `/** Writes a line. */\nexport function logLine(text: string): void {}\n\n${CALLERS.join('\n')}`;

let made: IndexedHome;
let bench: Workbench;
beforeAll(async () => {
  made = await indexedHome(memoryStores(), { ...table.files, 'src/many.ts': MANY });
  await made.index();
  bench = await openWorkbench(made.home, { ...made.outside, stores: async () => made.stores }, {}, textHere);
});
afterAll(() => made.end());

interface Row {
  readonly question: string;
  readonly says: readonly string[] | null;
  readonly not?: readonly string[];
}

async function holds({ question, says, not = [] }: Row): Promise<void> {
  const { status, answer, citations } = await ask(bench, { question }, CALLER, {}, NEVER);
  expect([status, answer]).toEqual([says === null ? 'abstained' : 'answered', expect.any(String)]);
  for (const part of says ?? []) expect(answer).toContain(part);
  for (const part of not) expect(answer).not.toContain(part);
  expect(citations.length > 0).toBe(says !== null);
}

test.each<Row>(table.rows)('LP26 $question', holds);
test.each<Row>(table.fields)('LP27 $question', holds);
test.each<Row>(table.signatures)('LP28 $question', holds);
test.each<Row>(table.passing)('EX8 $question', holds);

test.each([
  ['Who calls logLine?', '3 more are in the index: these are the first 20, in the order of their places.'],
  ['logLine을 호출하는 함수는?', '이 밖에 3개가 더 있습니다. 위치 순서로 앞의 20개만 보였습니다.'],
])('LP26 %s is told how many more there are', async (question, more) => {
  const { status, answer, citations } = await ask(bench, { question }, CALLER, {}, NEVER);
  expect([status, citations.length]).toEqual(['answered', 20]);
  expect(answer.endsWith(more)).toBe(true);
});
