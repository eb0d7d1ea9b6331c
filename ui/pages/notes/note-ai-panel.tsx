import { ListPlus } from '../../icons/icons.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../../src/contract/note.ts';
import { callerHeaders } from '../../api/request.ts';
import { Answer } from '../../chat/answer.tsx';
import { OWN_CHECKS } from '../../chat/chat-data.ts';
import { Composer, type Question } from '../../chat/composer.tsx';
import { answerOfStream, mayBeInserted, textOf } from '../../chat/shown-answer.ts';
import { StreamFailure } from '../../chat/stream-failure.tsx';
import { Button } from '../../components/button.tsx';
import { useAIStream } from '../../react/use-ai-stream.ts';

interface NoteAIPanelProps {
  readonly note: Note;
  /** Puts an answer behind the note. */
  readonly onInsert: (text: string) => void;
}

/** Asks about a note, and puts the answer into it where it is wanted. */
export function NoteAIPanel({ note, onInsert }: NoteAIPanelProps) {
  const { t } = useTranslation();
  const { state, startStream, stopStream } = useAIStream({ headers: callerHeaders });
  const [asked, setAsked] = useState<Question | null>(null);
  const ask = (question: Question): void => {
    setAsked(question);
    void startStream({ ...question, noteId: note.note_id, checks: OWN_CHECKS });
  };
  const answer = answerOfStream(state, asked);
  const isBusy = state.phase === 'writing' || state.phase === 'judging';
  return (
    <section aria-label={t('notes.ask')} className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('notes.ask')}</h2>
      <Composer
        first="insight"
        placeholder={t('notes.askPlaceholder')}
        isBusy={isBusy}
        onAsk={ask}
        onStop={stopStream}
      />
      {asked === null ? null : (
        <div className="flex flex-col gap-3 border-t border-line pt-3">
          <p className="text-sm text-soft">{asked.message}</p>
          {state.failure === null ? (
            <Answer
              answer={answer}
              actions={
                mayBeInserted(answer) ? (
                  <Button look="plain" size="small" onClick={() => onInsert(textOf(answer))}>
                    <ListPlus aria-hidden className="size-3.5" />
                    {t('notes.insert')}
                  </Button>
                ) : null
              }
            />
          ) : null}
          <StreamFailure state={state} onAgain={() => ask(asked)} />
        </div>
      )}
    </section>
  );
}
