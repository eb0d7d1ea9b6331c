import { RefreshCw } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { FeatureType } from '../../../src/contract/feature.ts';
import { Answer } from '../../chat/answer.tsx';
import type { JudgedMessage } from '../../chat/chat-data.ts';
import { Correction } from '../../chat/correction.tsx';
import { answerOfMessage, answerOfStream, type Asked, type ShownAnswer } from '../../chat/shown-answer.ts';
import type { AIStreamState } from '../../stream/ai-stream-state.ts';
import { QuestionText } from './question-text.tsx';

/** A notice of progress: what a thumb set off, and what came of it. */
function Notice({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-soft">
      <RefreshCw aria-hidden className="size-3.5 shrink-0" />
      {text}
    </p>
  );
}

/** Says that a correction of this answer was taken. */
function Replaced() {
  const { t } = useTranslation();
  return <p className="border-l-2 border-good pl-2 text-xs text-soft">{t('chat.replaced')}</p>;
}

interface AnswerMessageProps {
  /** Null while it is being written. */
  readonly message: JudgedMessage | null;
  /** The question before it. */
  readonly asked: Asked | null;
  /** What this visit knows of it. */
  readonly known: AIStreamState | undefined;
  /** The answers of which a person took a correction. */
  readonly taken?: ReadonlySet<string>;
}

function shownOf({ message, known, asked }: AnswerMessageProps): ShownAnswer | null {
  const seen = known === undefined ? null : answerOfStream(known, asked);
  if (message === null) return seen;
  const { model, feedback = null } = message;
  return seen === null ? answerOfMessage(message, asked) : { ...seen, model, feedback };
}

/** An answer, from its first word on. It is one component throughout, so that what is open in it stays when it is kept. */
export function AnswerMessage(props: AnswerMessageProps) {
  const answer = shownOf(props);
  if (answer === null) return null;
  const { message, taken } = props;
  const improves = message?.content['improves'];
  return (
    <>
      {message !== null && typeof improves === 'string' ? (
        <Correction message={message} isTaken={taken?.has(improves) === true} />
      ) : null}
      {message !== null && taken?.has(message.id) === true ? <Replaced /> : null}
      <Answer answer={answer} />
    </>
  );
}

/** A kept message that is no answer: a question, or a notice. */
export function OtherMessage({ message: { role, content } }: { message: JudgedMessage }) {
  if (role !== 'user') return <Notice text={content.text} />;
  const feature = FeatureType.safeParse(content['feature']).data;
  return <QuestionText feature={feature} text={content.text} />;
}
