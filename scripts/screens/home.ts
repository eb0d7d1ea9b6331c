import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feedback } from '../../src/contract/feedback-signal.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { SHIPS } from '../../test/ui/support/knowledge-world.ts';
import { configurationOf, type ModelServer } from '../../test/ui/support/model-server.ts';
import type { Screen } from '../../test/ui/support/screen.ts';
import { QUESTIONS } from '../../test/ui/support/workbench-world.ts';

const main = new URL('../../src/main.ts', import.meta.url).pathname;
const DAY_MS = 86_400_000;

const DOCUMENT = `# Pump

The pump of the greenhouse runs at five bar.

# Lamp

The lamp of the greenhouse has forty watts.
`;
const CODE = `import { bar } from './units.ts';

/** Pressure of the pump, bar. */
export function pressure(step: number): number {
  return bar(step * 2);
}
`;
const UNITS = `/** What a gauge says, as bar. */
export function bar(value: number): number {
  return Math.round(value * 10) / 10;
}
`;

/** A home with something on each page. */
export function homeFiles(models: ModelServer): Readonly<Record<string, string>> {
  return {
    ...SHIPS,
    'assay.config.yaml': configurationOf(models, SHIPS['assay.config.yaml']),
    'pump.md': DOCUMENT,
    'pressure.ts': CODE,
    'units.ts': UNITS,
    '.gitignore': '.assay\n',
  };
}

/** What is verified, by the language of the pictures. */
export const VERIFIED = {
  ko: {
    text: '북쪽 사무실에는 책상이 128개 있습니다. 임대료는 월 420만 원입니다. 주차장은 지하에 있습니다.',
    evidences: [
      {
        evidence_id: '임대 안내',
        type: 'document',
        source: '붙여넣음',
        data: {
          text: '북쪽 사무실에는 책상이 120개 있습니다. 임대료는 월 420만 원이고 관리비는 따로 냅니다.',
        },
      },
    ],
  },
  en: {
    text: 'The north office has 128 desks. The rent is 4.2 million won a month. The car park lies below the house.',
    evidences: [
      {
        evidence_id: 'lease',
        type: 'document',
        source: 'pasted',
        data: {
          text: 'The north office has 120 desks. The rent is 4.2 million won a month, heating not included.',
        },
      },
    ],
  },
} as const;

function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], { cwd: folder });
}

function checkWork({ folder }: Screen): void {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'pump');
  write('units.ts', `${UNITS}// TODO: other units\nexport const psi = (): number => 0;\n`);
  write('said.md', 'I added `psi` to units.ts. All tests pass.\n');
  for (const lang of ['ko', 'en'])
    spawnSync(process.execPath, [main, 'check', '--no-run', '--report', 'said.md', '--lang', lang], {
      cwd: folder,
    });
}

/** Verdicts of the days before, made of one that was given: as if it had been given then. */
async function earlierVerdicts(screen: Screen): Promise<void> {
  const { verdicts } = await screen.ask<{ verdicts: VerdictRecord[] }>('GET', '/api/verdicts?part=verify');
  const [given] = verdicts;
  if (given === undefined) throw new Error('no verdict was given');
  const outcomes = ['PASSED', 'PASSED', 'NEEDS_REVIEW', 'FAILED', 'PASSED', 'HALLUCINATION'];
  const lines = Array.from({ length: 140 }, (_, at) => {
    const created_at = new Date(Date.now() - (1 + ((at * at) % 27)) * DAY_MS - at * 60_000).toISOString();
    const id = `${given.id.slice(0, -4)}${String(at).padStart(4, '0')}`;
    return JSON.stringify({ ...given, id, created_at, outcome: outcomes[at % outcomes.length] });
  });
  const kept = join(screen.folder, '.assay', 'verdicts');
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, 'earlier.jsonl'), `${lines.join('\n')}\n`);
  await screen.ask('GET', '/api/verdicts');
}

interface Kept {
  readonly messages: readonly { readonly id: string; readonly role: string }[];
}

/** A conversation whose answer is blamed, so that a better one is looked for. */
async function blame(screen: Screen, content: string, lang: string): Promise<void> {
  const body = { feature: 'search_qa', content, lang };
  const answer = await fetch(`${screen.url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const chat_id = answer.headers.get('X-Chat-Id') ?? '';
  const { messages } = await screen.ask<Kept>('GET', `/api/chats/${chat_id}`);
  const message_id = messages.findLast(({ role }) => role === 'assistant')?.id ?? '';
  const thumb = { chat_id, message_id, kind: 'thumbs_down', reason: null };
  await screen.ask<{ feedback: Feedback }>('POST', '/api/feedback', thumb);
}

/** Everything that a page can show, caused over API and command. */
export async function fillHome(screen: Screen): Promise<void> {
  await screen.ask('POST', '/api/index', {});
  for (const language of ['ko', 'en'] as const) {
    await screen.ask('POST', '/api/verify', VERIFIED[language]);
    await blame(screen, QUESTIONS[language].bad, language);
    await screen.ask('POST', '/api/ask', { question: 'Which colour has the roof of the observatory?' });
  }
  await screen.ask('POST', '/api/ask', { question: 'At how many bar does the pump of the greenhouse run?' });
  for (const [reason, file] of [
    ['coverage_drop', 'pump.md'],
    ['insufficient_evidence', 'elsewhere.md'],
  ] as const)
    await screen.ask('POST', '/api/signals', {
      type: 'feedback.signal',
      payload: { source: 'gate', session_id: null, reason, context: { file, question: file } },
    });
  await earlierVerdicts(screen);
  checkWork(screen);
}
