import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ChatMessage, ChatSession, ChatSummary } from '../../src/contract/chat-record.ts';
import type { Feedback } from '../../src/contract/feedback-signal.ts';
import type { ActingCheck } from '../../src/contract/on-fail.ts';
import type { QualityResult } from '../../src/contract/quality.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { queryOf, request } from '../api/request.ts';

/** A message with what the gate found of it, what its claims came to, and the thumb that was given. */
export type JudgedMessage = ChatMessage & {
  readonly quality?: QualityResult;
  readonly verification?: ValidationReport;
  readonly feedback?: Feedback;
};

export interface Chat extends ChatSession {
  readonly messages: readonly JudgedMessage[];
}

interface ChatPage extends Chat {
  readonly next: string | null;
}

export interface ModelList {
  readonly models: readonly { readonly model: string; readonly provider: string }[];
  /** Null: the API key may not ask it. */
  readonly default: { readonly model: string; readonly provider: string } | null;
  /** Each that was found; with a problem, why its list could not be read. */
  readonly providers: readonly { readonly provider: string; readonly problem: string | null }[];
}

/** The model that needs none: its answers are quotations. */
export const EXTRACTIVE = 'extractive';

/** UI37: what the screen asks for with each of its own requests. */
export const OWN_CHECKS: readonly ActingCheck[] = ['verification'];

const PAGE = 200;
const MOST_PAGES = 20;

async function readChat(id: string, signal: AbortSignal): Promise<Chat> {
  const path = `/api/chats/${encodeURIComponent(id)}`;
  const first = await request<ChatPage>(path + queryOf({ limit: PAGE }), { signal });
  const messages = [...first.messages];
  let { next } = first;
  for (let page = 1; next !== null && page < MOST_PAGES; page += 1) {
    const more: ChatPage = await request<ChatPage>(path + queryOf({ limit: PAGE, after: next }), { signal });
    messages.push(...more.messages);
    ({ next } = more);
  }
  return { ...first, messages };
}

/** A kept chat, whole. */
export function chatQuery(id: string) {
  return queryOptions({ queryKey: ['chat', id], queryFn: ({ signal }) => readChat(id, signal) });
}

/** The kept chats, newest first, page by page. */
export const chatsQuery = infiniteQueryOptions({
  queryKey: ['chats'],
  queryFn: ({ pageParam, signal }) =>
    request<{ chats: ChatSummary[]; next: string | null }>(
      `/api/chats${queryOf({ limit: 50, after: pageParam })}`,
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => request<ModelList>('/api/models', { signal }),
});
