import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type AskedQuestion, askSet } from './ask-set.ts';
import { type AskedSet, page, setTables } from './page.ts';
import { isHeldBack, readQuestionSet, SET_NAMES } from './question-sets.ts';

const PAGE = fileURLToPath(new URL('../../docs/evaluation-answers.md', import.meta.url));
const FIRST = new URL('first-run.md', import.meta.url);

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    folder: { type: 'string' },
    json: { type: 'string' },
    date: { type: 'string' },
    'no-write': { type: 'boolean', default: false },
    rows: { type: 'boolean', default: false },
  },
});

function line({ question, ask, chat, isNear, nearest }: AskedQuestion): string {
  const near = ask.isAbstention
    ? ` near: ${isNear ? 'yes' : JSON.stringify(nearest.map(({ text }) => text))}`
    : '';
  const text = ask.isAbstention ? '' : `${ask.isGreen ? ' GREEN' : ' open'} ${JSON.stringify(ask.text)}`;
  return `${ask.outcome}/${chat.outcome} ${question.id} ${question.question}\n    wanted: ${JSON.stringify(question.quote ?? null)}\n   ${text}${near}\n    chat: ${JSON.stringify(chat.text)}\n`;
}

try {
  const sets =
    values.folder === undefined
      ? (values.set ?? [...SET_NAMES]).map((name) => readQuestionSet(name))
      : [readQuestionSet('own', values.folder)];
  const all: AskedSet[] = [];
  for (const set of sets) {
    const asked = await askSet(set, (one) => {
      if (values.rows && !isHeldBack(set) && one.ask.outcome !== 'right') process.stdout.write(line(one));
    });
    if (values.json !== undefined && !isHeldBack(set)) writeFileSync(values.json, JSON.stringify(asked));
    all.push({ name: set.name, asked });
    process.stdout.write(`${setTables({ name: set.name, asked })}\n\n`);
  }
  // a run of some sets is no page
  if (!values['no-write'] && values.set === undefined && values.folder === undefined)
    writeFileSync(PAGE, page(all, readFileSync(FIRST, 'utf8'), values.date));
} catch (error) {
  process.stderr.write(`eval:answers: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
