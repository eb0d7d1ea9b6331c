import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import english from '../../cases/retrieval/notes-en.json' with { type: 'json' };
import later from '../../cases/retrieval/later-questions.json' with { type: 'json' };
import korean from '../../cases/retrieval/notes-ko.json' with { type: 'json' };
import { RELEVANT_SCORE } from '../../src/core/retrieval/relevant-score.ts';
import { newTextIndex } from '../../src/core/retrieval/text-index.ts';

const TABLES = { ko: korean, en: english };
const WEIGHTS = { title: 3, tags: 2, content: 1 };

type Table = (typeof TABLES)[keyof typeof TABLES];

function indexOf(...tables: readonly Table[]) {
  const index = newTextIndex(WEIGHTS);
  for (const { notes } of tables)
    for (const { id, title, content, tags } of notes)
      index.put({ id: `${title} ${id}`, fields: { title, content, tags: tags.join('\n') } });
  return index;
}

/** Share of the questions whose note is among the first `n` hits, and far enough above the others. */
function hitsAt(table: Table, n: number, index = indexOf(table), least = 0): number {
  const found = table.questions.filter(({ question, note }) =>
    index.search(question, n).some(({ id, score }) => id.endsWith(` ${note}`) && score >= least),
  );
  return found.length / table.questions.length;
}

function falseHits({ unanswered }: Table, index = indexOf(korean, english)): number {
  const found = unanswered.filter((question) => (index.search(question, 1)[0]?.score ?? 0) >= RELEVANT_SCORE);
  return found.length / unanswered.length;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

describe.each(['ko', 'en'] as const)('the labelled notes, %s', (language) => {
  const table = TABLES[language];

  it('RT3 nine of ten questions find their note among the first three', () => {
    const alone = hitsAt(table, 3);
    const mixed = hitsAt(table, 3, indexOf(korean, english));
    console.log(
      `note: notes ${language}: ${table.notes.length} notes, ${table.questions.length} questions, hit@1 ${percent(hitsAt(table, 1))}, hit@3 ${percent(alone)}, among the notes of both languages ${percent(mixed)}`,
    );
    expect(Math.min(table.notes.length, table.questions.length)).toBeGreaterThanOrEqual(40);
    expect(Math.min(alone, mixed)).toBeGreaterThanOrEqual(0.9);
  });

  it('RT3 four of five questions in other words do, and keep over the threshold', () => {
    const others = { ...table, questions: later[language] };
    const mixed = indexOf(korean, english);
    const [found, kept] = [hitsAt(others, 3, mixed), hitsAt(others, 3, mixed, RELEVANT_SCORE)];
    console.log(
      `note: notes ${language}, questions written later: hit@3 ${percent(found)}, over the threshold ${percent(kept)}`,
    );
    expect(found).toBeGreaterThanOrEqual(0.8);
  });

  it('RT4 the threshold keeps nine of ten, and leaves out nine of ten questions that nothing answers', () => {
    const kept = hitsAt(table, 3, indexOf(korean, english), RELEVANT_SCORE);
    const wrong = falseHits(table);
    console.log(
      `note: notes ${language}: over the threshold ${percent(kept)} of the answered, ${percent(wrong)} of ${table.unanswered.length} unanswered`,
    );
    expect(kept).toBeGreaterThanOrEqual(0.9);
    expect(wrong).toBeLessThanOrEqual(0.1);
  });
});

describe('the index', () => {
  it.each([
    ['재택근무', '재택 근무는 이틀까지'],
    ['재택 근무', '재택근무는 이틀까지'],
    ['배포절차가 궁금해요', '배포 절차'],
    ['wifi password', 'the Wi-Fi password'],
    ['user name', 'getUserName'],
    ['read_file', 'the function readFile'],
    ['예산 초과한 부서', '예산을 초과했다'],
    ['rolled-back', 'we roll back'],
  ])('RT5 %s finds %s', (question, text) => {
    const index = newTextIndex();
    index.put({ id: 'it', fields: { text } });
    index.put({ id: 'other', fields: { text: '점심 시간은 한 시간이다. Lunch takes an hour.' } });
    const [best] = index.search(question, 3);
    expect(best?.id).toBe('it');
    expect(best?.score).toBeGreaterThanOrEqual(RELEVANT_SCORE);
  });

  it('RT2 gives nothing for a question without content, or where nothing is shared', () => {
    const index = indexOf(korean, english);
    for (const question of ['', '   ', '그것은 무엇인가요?', 'how is it?', '!!!', 'xyzzy', '뷁쉛'])
      expect(index.search(question, 5)).toEqual([]);
    expect(newTextIndex().search('출장비', 5)).toEqual([]);
  });

  it('RT2 scores fall and lie between 0 and 1', () => {
    const index = indexOf(korean, english);
    for (const { question } of [...korean.questions, ...english.questions]) {
      const scores = index.search(question, 10).map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      for (const score of scores) expect(score > 0 && score < 1).toBe(true);
    }
  });

  it('RT6 whatever was put, replaced and removed before, the same texts are found the same', () => {
    const texts = korean.notes.slice(0, 12).map(({ title, content }) => ({ title, content }));
    const steps = fc.array(
      fc.record({ id: fc.integer({ min: 0, max: 7 }), text: fc.option(fc.nat(texts.length - 1)) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (taken) => {
        const grown = newTextIndex(WEIGHTS);
        const last = new Map<string, { title: string; content: string }>();
        for (const { id, text } of taken) {
          const key = `n${id}`;
          const fields = text === null ? undefined : texts[text];
          if (fields === undefined) {
            grown.remove(key);
            last.delete(key);
          } else {
            grown.put({ id: key, fields });
            last.set(key, fields);
          }
        }
        const fresh = newTextIndex(WEIGHTS);
        for (const [id, fields] of last) fresh.put({ id, fields });
        expect(grown.size).toBe(fresh.size);
        for (const { question } of korean.questions.slice(0, 12)) {
          const rounded = (index: typeof grown) =>
            index.search(question, 3).map(({ id, score }) => `${id} ${score.toFixed(6)}`);
          expect(rounded(grown)).toEqual(rounded(fresh));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('RT7 twenty thousand texts are indexed in seconds, and asked in milliseconds', () => {
    const words = [...korean.notes, ...english.notes].flatMap(({ content }) => content.split(/\s+/));
    const texts = Array.from({ length: 20_000 }, (_, at) => ({
      id: `t${at}`,
      fields: {
        text: Array.from({ length: 60 }, (_unused, word) => words[(at * 31 + word * 17) % words.length]).join(
          ' ',
        ),
      },
    }));
    const index = newTextIndex();
    const before = process.cpuUsage();
    for (const text of texts) index.put(text);
    const indexed = process.cpuUsage(before).user / 1000;
    const questions = [...korean.questions, ...english.questions].map(({ question }) => question);
    const started = process.cpuUsage();
    for (const question of questions) index.search(question, 5);
    const asked = process.cpuUsage(started).user / 1000 / questions.length;
    console.log(
      `note: 20,000 texts of 60 words: ${(indexed / 1000).toFixed(1)} s of processor to index, ${asked.toFixed(1)} ms a question`,
    );
    expect(indexed).toBeLessThan(10_000);
    expect(asked).toBeLessThan(60);
  });
});
