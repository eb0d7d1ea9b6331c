import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What was answered before, by id: a run that was cut short goes on where it ended. */
export interface KeptAnswers<Answer> {
  find(id: string): Answer | undefined;
  keep(id: string, answer: Answer): void;
}

/** Lines of JSON in a file, of which several sets may be made; none where no file is named. */
export function keptAnswers<Answer>(file: string | null, schema: z.ZodType<Answer>): KeptAnswers<Answer> {
  const Line = z.object({ id: z.string(), answer: z.unknown() });
  const lines = file === null || !existsSync(file) ? [] : readFileSync(file, 'utf8').trim().split('\n');
  const known = new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => Line.parse(JSON.parse(line)))
      .flatMap(({ id, answer }) => {
        const read = schema.safeParse(answer);
        return read.success ? [[id, read.data] as const] : [];
      }),
  );
  return {
    find: (id) => known.get(id),
    keep(id, answer) {
      if (file !== null) appendFileSync(file, `${JSON.stringify({ id, answer: schema.parse(answer) })}\n`);
    },
  };
}
