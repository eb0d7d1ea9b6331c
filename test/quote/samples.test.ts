import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openRouter } from '../../src/app/models/open-router.ts';
import { noteOfFile } from '../../src/app/notes/note-of-file.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { SAMPLE_ANSWERS, SAMPLE_MODEL } from '../../src/contract/sample-answers.ts';
import { isAbstention } from '../../src/core/language/abstention.ts';
import { testOutside } from '../support/test-outside.ts';

const folder = new URL('../../examples/notes/', import.meta.url);
const NOTES = readdirSync(folder).map((name) =>
  noteOfFile(name, readFileSync(new URL(name, folder), 'utf8')),
);
const SAMPLES = Object.values(SAMPLE_ANSWERS).flat();

async function answerTo(question: string, notes: readonly { readonly content: string }[]): Promise<string> {
  const outside = testOutside(() => Promise.reject(new Error('no graph here')));
  const router = await openRouter({ configuration: Configuration.parse({}), folder: '/' }, outside);
  const evidences = notes.map(({ content }, at) => ({
    evidence_id: `note-${at + 1}`,
    type: 'document' as const,
    data: content,
  }));
  const { content } = await router.chat({
    messages: [{ role: 'user', content: question }],
    model: SAMPLE_MODEL,
    temperature: 0,
    max_tokens: 100,
    task: 'search_qa',
    grounds: { question, evidences, language: 'en' },
  });
  return content;
}

describe('stored answers', () => {
  it.each(SAMPLES)('EX9 $question is answered as stored, by the number of its note', async (sample) => {
    const { question, answer, clause } = sample;
    const about = NOTES.filter(({ content }) => clause !== null && content.includes(clause));
    expect(about).toHaveLength(clause === null ? 0 : 1);
    const others = NOTES.filter((note) => !about.includes(note)).slice(0, 2);
    expect(await answerTo(question, [...others, ...about])).toBe(answer.replaceAll('{n}', '3'));
  });

  it('EX9 one that finds nothing is an abstention', () => {
    const none = SAMPLES.filter(({ clause }) => clause === null);
    expect(none.map(({ answer }) => isAbstention(answer))).toEqual([true, true]);
  });

  it('EX9 without its note, and to any other question, it quotes', async () => {
    const [first] = SAMPLE_ANSWERS.en;
    const changed = { content: 'A purchase that was not used is refunded in full within ten days.' };
    expect(await answerTo(first?.question ?? '', [changed])).not.toContain('thirty');
    const leave = { content: 'Unused days of leave expire in March.' };
    expect(await answerTo('When do unused days of leave expire?', [leave])).toBe(
      'Unused days of leave expire in March. [Note 1]',
    );
  });
});
