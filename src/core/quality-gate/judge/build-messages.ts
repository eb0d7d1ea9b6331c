import type { AIMessage } from '../../../contract/ai-message.ts';
import type { Language } from '../../../contract/language.ts';
import { fenced, fenceMark } from '../../language/fence.ts';
import type { AskedItem } from './asked-item.ts';
import { JUDGE_WORDS } from './judge-words.ts';
import type { ShownMaterial } from './shown-material.ts';

/** What a judge is asked. */
export interface JudgeQuestion {
  readonly task: string;
  readonly lang: Language;
  readonly items: readonly AskedItem[];
  readonly material: ShownMaterial;
  /** Null: nobody says which notes there were. */
  readonly hasNotes: boolean | null;
  /** The schema that will parse the answer. */
  readonly schema: string;
  /** How many items it may derive; 0 = none. */
  readonly derive: number;
}

function part(title: string, isCut: boolean, text: string, lang: Language): string {
  return `${title}${isCut ? ` (${JUDGE_WORDS[lang].cut})` : ''}:\n${text}`;
}

function materialParts({ lang, material, hasNotes }: JudgeQuestion, mark: string): string[] {
  const words = JUDGE_WORDS[lang];
  const isCut = (what: ShownMaterial['cut'][number]): boolean => material.cut.includes(what);
  const notes = material.notes.map(({ index, title, text }) =>
    fenced(`NOTE-${index}`, mark, `${title}\n\n${text}`),
  );
  const found =
    notes.length > 0 ? part(words.found, isCut('notes'), notes.join('\n'), lang) : words.nothingFound;
  return [
    part(words.request, isCut('request'), fenced('REQUEST', mark, material.request), lang),
    ...(hasNotes === null ? [] : [found]),
    part(words.answer, isCut('answer'), fenced('ANSWER', mark, material.answer), lang),
  ];
}

/** QG13: the messages to a judge. All material is fenced by a mark that none of it contains. */
export function buildMessages(question: JudgeQuestion): AIMessage[] {
  const { lang, items, material, schema, derive, task } = question;
  const words = JUDGE_WORDS[lang];
  const { request, answer, notes } = material;
  const texts = [task, request, answer, ...notes.flatMap(({ title, text }) => [title, text])];
  const mark = fenceMark([...texts, ...items.map((item) => item.question)]);
  const rules = [words.role, words.material(mark), words.labels, words.notes];
  const asked = items.map((item) => `- ${item.id}: ${item.question}`);
  return [
    {
      role: 'system',
      content: [...rules, ...(derive > 0 ? [words.derive(derive)] : []), `${words.shape}\n${schema}`].join(
        '\n',
      ),
    },
    {
      role: 'user',
      content: [
        `${words.task}: ${task}`,
        `${words.checklist}:\n${asked.join('\n')}`,
        ...materialParts(question, mark),
        words.close,
      ].join('\n\n'),
    },
  ];
}
