import type { AnswerSchema, JudgeAnswer } from '../../../contract/judge-answer.ts';
import type { ModelAnswer } from '../../../contract/ports/model-provider.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import type { AskedItem } from './asked-item.ts';
import type { JudgedItem, Label, Labels } from './judged-item.ts';
import { labelLikelihoods } from './label-likelihoods.ts';
import { readAnswer } from '../../language/asking/read-answer.ts';
import { shortNote } from './short-note.ts';

/** QG15: null where every control was answered as it must be. */
function holdControls(asked: readonly AskedItem[], items: JudgeAnswer['items']): NotEvaluated | null {
  const wrong = asked.some(
    ({ id, expected }) => expected !== undefined && items.find((item) => item.id === id)?.passed !== expected,
  );
  return wrong
    ? {
        reason: 'ambiguous',
        detail: 'the judge answered a control question wrongly: it did not read, or obeyed the text',
      }
    : null;
}

/** One answer of a judge, by the ids of the checklist. */
export interface Judgement<T> {
  readonly items: ReadonlyMap<string, JudgedItem>;
  readonly value: T;
}

/** The likeliest label; of equal ones the worse. */
function likeliest({ yes, partial, no }: Labels): Label {
  if (no >= yes && no >= partial) return false;
  return partial >= yes ? null : true;
}

function judgedItem(passed: Label, note: string, labels: Labels | undefined): JudgedItem {
  const short = shortNote(note);
  return labels === undefined ? { passed, note: short } : { passed: likeliest(labels), note: short, labels };
}

function cutShort({ finish_reason }: ModelAnswer): string {
  return finish_reason === 'length' ? ' (cut at its limit of tokens)' : '';
}

/** Reads one answer of a judge: its shape, its ids, its controls. */
export function readJudgement<T extends JudgeAnswer>(
  answer: ModelAnswer,
  asked: readonly AskedItem[],
  schema: AnswerSchema<T>,
): Judgement<T> | NotEvaluated {
  const read = readAnswer(answer.content, schema);
  if ('wrong' in read)
    return { reason: 'malformed', detail: `the answer of the judge ${read.wrong}${cutShort(answer)}` };
  const caught = holdControls(asked, read.value.items);
  if (caught !== null) return caught;
  const likelihoods = labelLikelihoods(answer.likelihoods ?? []);
  const items = asked.flatMap(({ id, item }) => {
    const entry = read.value.items.find((one) => one.id === id);
    if (item === null || entry === undefined) return [];
    return [[item, judgedItem(entry.passed, entry.note, likelihoods.get(id))] as const];
  });
  return { items: new Map(items), value: read.value };
}
