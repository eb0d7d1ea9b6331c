import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { callerHeaders } from '../../api/request.ts';
import { type Chat, chatQuery, chatsQuery } from '../../chat/chat-data.ts';
import type { Question } from '../../chat/composer.tsx';
import { useLive } from '../../live/use-live.ts';
import { useAIStream } from '../../react/use-ai-stream.ts';
import type { AIStreamState } from '../../stream/ai-stream-state.ts';

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

  useLive((event) => {
    if (event.type === 'message.created' && event.data.session_id === chatId)
      void queries.invalidateQueries({ queryKey: ['chat', chatId] });
  });

  const settle = async (last: AIStreamState): Promise<void> => {
    const { chatId: id, messageId } = last;
    if (id === null || messageId === null || last.phase === 'failed') return;
    setKnown((before) => new Map(before).set(messageId, last));
    const chat = await queries.fetchQuery({ ...chatQuery(id), staleTime: 0 }).catch(() => undefined);
    void queries.invalidateQueries({ queryKey: chatsQuery.queryKey });
    if (chat?.messages.some((message) => message.id === messageId) === true) setPending(null);
    if (own.current !== null && own.current !== chatId) return;
    own.current = id;
    await navigate({ to: `/workbench/${encodeURIComponent(id)}`, replace: true });
  };

  return {
    chat: kept.data,
    error: kept.error,
    isLoading: kept.isLoading,
    pending,
    stream: state,
    known,
    ask: async (question) => {
      setPending(question);
      await settle(await startStream({ ...question, sessionId: chatId ?? undefined }));
    },
    stop: stopStream,
  };
}
