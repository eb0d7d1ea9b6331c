import {
  type DerivingAnswer,
  derivingAnswerOf,
  MOST_DERIVED,
  schemaText,
} from '../../../contract/judge-answer.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import type { GateRequest } from '../gate-request.ts';
import { askJudge } from './ask-judge.ts';
import { buildMessages } from './build-messages.ts';
import type { JudgeCalls } from '../../language/asking/judge-calls.ts';
import type { JudgedItem } from './judged-item.ts';
import { controlsFor } from './judge-items.ts';
import { mixItems } from './mix-items.ts';
import type { ShownMaterial } from './shown-material.ts';
import { shortNote } from './short-note.ts';

/** An item that a judge read out of the request, with what it says of it. */
export interface DerivedItem extends JudgedItem {
  readonly id: string;
  readonly question: string;
}

const MOST_WORDS_ASKED = 30;

function plain(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Each question once. */
function derivedItems({ derived: all }: DerivingAnswer): DerivedItem[] {
  const derived = [...new Map(all.map((item) => [plain(item.question), item])).values()];
  return derived.map(({ question, passed, note }, at) => ({
    id: `derived.${at + 1}`,
    question: shortNote(question, MOST_WORDS_ASKED),
    passed,
    note: shortNote(note),
  }));
}

/** QG17: further items from the request, derived and judged in one call of its own; null where the budget has no room. */
export async function deriveItems(
  request: GateRequest,
  material: ShownMaterial,
  calls: JudgeCalls,
): Promise<readonly DerivedItem[] | NotEvaluated | null> {
  const { task, lang } = request;
  const asked = mixItems([], controlsFor(request, material), `derive\n${material.answer}`);
  const schema = derivingAnswerOf(asked.map(({ id }) => id));
  const hasNotes = request.notes === null ? null : request.notes.length > 0;
  const shape = { task, lang, items: asked, material, hasNotes, schema: schemaText(schema) };
  const messages = buildMessages({ ...shape, derive: MOST_DERIVED });
  if (!calls.affords(messages, 1)) return null;
  const read = await askJudge({ messages, asked, schema, lang, warm: false }, calls);
  return 'reason' in read ? read : derivedItems(read.value);
}
