import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../../src/contract/note.ts';
import { SAMPLE_ANSWERS, SAMPLE_MODEL, type SampleAnswer } from '../../../src/contract/sample-answers.ts';
import { queryOf, request } from '../../api/request.ts';
import type { Question } from '../../chat/composer.tsx';
import { language } from '../../i18n/i18n.ts';
import { keyed } from '../../react/keyed.ts';

/** Whether the notes are there that the samples are about. */
function useHasNotes(samples: readonly SampleAnswer[]): boolean {
  const clauses = samples.flatMap(({ clause }) => clause ?? []);
  const { data = [] } = useQuery({
    queryKey: ['notes', 'samples', clauses],
    queryFn: ({ signal }) =>
      Promise.all(
        clauses.map(async (query) => {
          const path = `/api/notes${queryOf({ query, limit: 1 })}`;
          const { notes } = await request<{ notes: readonly Note[] }>(path, { signal });
          return notes.some(({ content }) => content.includes(query));
        }),
      ),
  });
  return data.length > 0 && data.every((isThere) => isThere);
}

/** UI37: questions about the sample notes whose answers are stored; one of them is wrong. */
export function Samples({ onAsk }: { onAsk: (question: Question) => Promise<void> }) {
  const { t } = useTranslation();
  const samples = SAMPLE_ANSWERS[language()];
  if (!useHasNotes(samples)) return null;
  return (
    <section
      aria-label={t('workbench.samples')}
      className="mt-4 flex w-full max-w-md flex-col gap-2 text-left"
    >
      <h2 className="text-sm font-medium">{t('workbench.samples')}</h2>
      <p className="text-xs text-soft">{t('workbench.samplesHint')}</p>
      <ul className="flex flex-col gap-1.5">
        {keyed(samples, (sample) => sample.question).map(([key, { question }]) => (
          <li key={key}>
            <button
              type="button"
              className="w-full rounded border border-edge/60 bg-panel px-3 py-2 text-left text-sm hover:bg-hover"
              onClick={() =>
                void onAsk({
                  feature: 'search_qa',
                  message: question,
                  model: SAMPLE_MODEL,
                  options: undefined,
                })
              }
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
