import { ArrowUp, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FeatureType } from '../../../src/contract/feature.ts';
import { Answer } from '../../chat/answer.tsx';
import type { JudgedMessage } from '../../chat/chat-data.ts';
import { answerOfMessage, answerOfStream } from '../../chat/shown-answer.ts';
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

/** Says that this answer was written in place of another one of this conversation. */
function Improved() {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-1.5 text-sm font-medium text-good">
      <ArrowUp aria-hidden className="size-3.5 shrink-0" />
      {t('workbench.improved')}
    </p>
  );
}

/** A kept message, with what this visit knows of it beside. */
export function Message({ message, known }: { message: JudgedMessage; known: AIStreamState | undefined }) {
  const { role, content, model, feedback = null } = message;
  if (role === 'user') {
    const feature = FeatureType.safeParse(content['feature']).data;
    return <QuestionText feature={feature} text={content.text} />;
  }
  if (role !== 'assistant') return <Notice text={content.text} />;
  const answer =
    known === undefined ? answerOfMessage(message) : { ...answerOfStream(known), model, feedback };
  return (
    <>
      {content['improves'] === undefined ? null : <Improved />}
      <Answer answer={answer} />
    </>
  );
}
