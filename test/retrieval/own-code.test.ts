import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestions, type AskedSet } from '../../eval/retrieval/ask-questions.ts';
import { hitAt, share } from '../../eval/retrieval/figures.ts';
import { openOwnIndex, type OwnIndex } from '../../eval/retrieval/own-index.ts';
import { answers, questionSets } from '../../eval/retrieval/questions.ts';
import { runsLongOnes } from '../support/long-ones.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

let own: OwnIndex;
let server: PostgresServer | null;
let sets: readonly AskedSet[];

function askedOf(name: string): AskedSet['asked'] {
  return sets.find((set) => set.name === name)?.asked ?? [];
}

describe.runIf(runsLongOnes)('questions about this project', () => {
  beforeAll(async () => {
    // Where there is one: it takes a third less for so many files than the embedded database.
    server = await startPostgres();
    own = await openOwnIndex(await server?.createDatabase());
    sets = await askQuestions(own.index, questionSets());
  }, 300_000);
  afterAll(async () => {
    await own?.close();
    await server?.stop();
  });

  it.each([
    ['ko', 30],
    ['en', 30],
  ] as const)('RT16 four of five in %s find their passage among the first three', (name, least) => {
    const asked = askedOf(name);
    expect(asked.length).toBeGreaterThanOrEqual(least);
    expect(hitAt(asked, 3)).toBeGreaterThanOrEqual(0.8);
  });

  it.each(['ko, no answer', 'en, no answer'])('RT17 four of five find nothing relevant: %s', (name) => {
    expect(share(askedOf(name), ({ isRelevant }) => !isRelevant)).toBeGreaterThanOrEqual(0.8);
  });

  it.each(['ko', 'en'])('RT17 four of five find something relevant: %s', (name) => {
    expect(share(askedOf(name), ({ isRelevant }) => isRelevant)).toBeGreaterThanOrEqual(0.8);
  });

  it('RT16 what a question accepts is there: a passage of the index', async () => {
    const questions = questionSets().flatMap((set) =>
      set.questions.filter(({ accept }) => accept.length > 0),
    );
    const paths = [...new Set(questions.flatMap(({ accept }) => accept.map(({ path }) => path)))];
    const found = await Promise.all(paths.map((path) => own.index.search(path, 200)));
    const ids = [...new Set(found.flat().map(({ id }) => id))];
    const documents = await own.index.documents(ids);
    const lost = questions.filter((question) => !documents.some((document) => answers(question, document)));
    expect(lost.map(({ question }) => question)).toEqual([]);
  });
});
