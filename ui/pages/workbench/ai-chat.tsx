import { MessageSquareText } from '../../icons/icons.ts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { FeatureType } from '../../../src/contract/feature.ts';
import { EXTRACTIVE, type JudgedMessage, modelsQuery } from '../../chat/chat-data.ts';
import { Composer } from '../../chat/composer.tsx';
import type { Asked } from '../../chat/shown-answer.ts';
import { StreamFailure } from '../../chat/stream-failure.tsx';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { AnswerMessage, OtherMessage } from './message.tsx';
import { QuestionText } from './question-text.tsx';
import { type Conversation, useConversation } from './use-conversation.ts';
import { Samples } from './samples.tsx';
import { useStayAtEnd } from './use-stay-at-end.ts';

/** What can be asked: without a model the answers are quotations. */
function NothingYet({ onAsk }: { onAsk: Conversation['ask'] }) {
  const { t } = useTranslation();
  const { data } = useQuery(modelsQuery);
  const hint = data?.default?.model === EXTRACTIVE ? 'workbench.emptyHintQuoted' : 'workbench.emptyHint';
  return (
    <Empty icon={MessageSquareText} title={t('workbench.empty')} hint={data === undefined ? '' : t(hint)}>
      <Samples onAsk={onAsk} />
    </Empty>
  );
}

/** The answers of which a person took a correction. */
function takenIn(messages: readonly JudgedMessage[]): ReadonlySet<string> {
  const taken = messages.flatMap(({ content: { notice, improves } }) =>
    notice === 'accepted' && typeof improves === 'string' ? [improves] : [],
  );
  return new Set(taken);
}

function askedIn({ content }: JudgedMessage): Asked | null {
  const feature = FeatureType.safeParse(content['feature']).data;
  return feature === undefined ? null : { feature, message: content.text };
}

/** What was said, kept or not yet: an answer that is being written has the place and the key of the one that is kept. */
function turnsOf({ chat, known, pending, stream }: Conversation): ReactElement[] {
  const taken = takenIn(chat?.messages ?? []);
  let asked: Asked | null = null;
  const turns = (chat?.messages ?? []).map((message) => {
    const { id, role } = message;
    if (role === 'user') asked = askedIn(message);
    if (role !== 'assistant') return <OtherMessage key={id} message={message} />;
    return <AnswerMessage key={id} message={message} asked={asked} known={known.get(id)} taken={taken} />;
  });
  if (pending === null) return turns;
  turns.push(<QuestionText key="question" feature={pending.feature} text={pending.message} />);
  if (stream.failure === null)
    turns.push(
      <AnswerMessage key={stream.messageId ?? 'answer'} message={null} asked={pending} known={stream} />,
    );
  return turns;
}

function Messages({ conversation }: { conversation: Conversation }) {
  const { chat, pending, stream, ask, isLoading, error } = conversation;
  if (isLoading && pending === null) return <Loading />;
  if (error !== null && pending === null) return <ProblemNotice error={error} />;
  if (pending === null && (chat?.messages.length ?? 0) === 0) return <NothingYet onAsk={ask} />;
  return (
    <>
      {turnsOf(conversation)}
      {pending === null ? null : <StreamFailure state={stream} onAgain={() => void ask(pending)} />}
    </>
  );
}

/** A conversation with the models: questions, answers, what is said of them, and where the next one is written. */
export function AIChat({ chatId }: { chatId: string | null }) {
  const { t } = useTranslation();
  const conversation = useConversation(chatId);
  const { stream, chat, ask, stop } = conversation;
  const isBusy = stream.phase === 'writing' || stream.phase === 'judging';
  const list = useStayAtEnd(`${chat?.messages.length ?? 0} ${stream.content.length} ${stream.phase}`);
  return (
    <section aria-label={t('workbench.conversation')} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div ref={list} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto px-4 outline-none">
        <div className="mx-auto flex max-w-3xl flex-col gap-5 py-5">
          <Messages conversation={conversation} />
        </div>
      </div>
      <div className="border-t border-line px-4 py-2.5">
        <div className="mx-auto max-w-3xl">
          <Composer
            placeholder={t('workbench.placeholder')}
            isBusy={isBusy}
            onAsk={(question) => void ask(question)}
            onStop={stop}
          />
        </div>
      </div>
    </section>
  );
}
