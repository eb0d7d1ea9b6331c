import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { callerHeaders } from '../../api/request.ts';
import { type Chat, chatQuery, chatsQuery, OWN_CHECKS } from '../../chat/chat-data.ts';
import type { Question } from '../../chat/composer.tsx';
import { useLive } from '../../live/use-live.ts';
import { useAIStream } from '../../react/use-ai-stream.ts';
import type { AIStreamState } from '../../stream/ai-stream-state.ts';

const KEPT_MS = 800;

/** A conversation: what was kept of it, and what is being asked. */
export interface Conversation {
  readonly chat: Chat | undefined;
  readonly error: Error | null;
  readonly isLoading: boolean;
  /** The question that is being answered, or whose answer was not kept. */
  readonly pending: Question | null;
  readonly stream: AIStreamState;
  /** What this visit knows of answers beside what was kept, by their ids. */
  readonly known: ReadonlyMap<string, AIStreamState>;
  readonly ask: (question: Question) => Promise<void>;
  readonly stop: () => void;
}

/** One conversation: null = one that begins with its first question. Its address is taken as soon as it has one. */
export function useConversation(chatId: string | null): Conversation {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { startStream, stopStream, reset, state } = useAIStream({ headers: callerHeaders });
  const [pending, setPending] = useState<Question | null>(null);
  const [known, setKnown] = useState<ReadonlyMap<string, AIStreamState>>(new Map());
  const own = useRef<string | null>(null);
  const kept = useQuery({ ...chatQuery(chatId ?? ''), enabled: chatId !== null });

  useEffect(() => {
    // Another conversation was opened: what ran here is left.
    if (chatId === own.current) return;
    own.current = chatId;
    reset();
    setPending(null);
  }, [chatId, reset]);

  const readAgain = (): void => void queries.invalidateQueries({ queryKey: ['chat', chatId] });
  useLive((event) => {
    if (event.type === 'message.created' && event.data.session_id === chatId) readAgain();
  }, readAgain);

  /** Takes up what was kept of an answer in place of what was seen of it. */
  const settle = async (question: Question, last: AIStreamState): Promise<void> => {
    const { chatId: id, messageId } = last;
    if (id === null || messageId === null || last.phase === 'failed') return;
    // What was left before its end is kept a moment later, and only the server knows what was said of it.
    const wasLeft = last.phase === 'stopped' || last.isUntold;
    if (!wasLeft) setKnown((before) => new Map(before).set(messageId, last));
    if (wasLeft) await new Promise((resolve) => setTimeout(resolve, KEPT_MS));
    const chat = await queries.fetchQuery({ ...chatQuery(id), staleTime: 0 }).catch(() => undefined);
    void queries.invalidateQueries({ queryKey: chatsQuery.queryKey });
    const isKept = chat?.messages.some((message) => message.id === messageId) === true;
    if (!isKept || own.current !== chatId) return;
    own.current = id;
    await navigate({ to: `/workbench/${encodeURIComponent(id)}`, replace: true });
    setPending((now) => (now === question ? null : now));
  };

  const isShown = kept.data?.messages.some(({ id }) => id === state.messageId) === true;
  return {
    chat: kept.data,
    error: kept.error,
    isLoading: kept.isLoading,
    pending: isShown ? null : pending,
    stream: state,
    known,
    ask: async (question) => {
      setPending(question);
      const sessionId = own.current ?? undefined;
      await settle(question, await startStream({ ...question, sessionId, checks: OWN_CHECKS }));
    },
    stop: stopStream,
  };
}
