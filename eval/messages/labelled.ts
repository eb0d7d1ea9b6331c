import { readFileSync } from 'node:fs';
import type { ClaimObject, MessageClaimType } from '../../src/contract/message-claim.ts';

export interface LabelledPlace {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A final message of a coding agent with what it claims, what only looks like it, and what it admits. */
export interface LabelledMessage {
  readonly id: string;
  readonly text: string;
  readonly claims: readonly (LabelledPlace & {
    readonly types: readonly MessageClaimType[];
    readonly objects: readonly ClaimObject[];
  })[];
  readonly others: readonly (LabelledPlace & { readonly why: string })[];
  readonly limitations: readonly LabelledPlace[];
}

export const HALVES = ['dev', 'held-out', 'later', 'unseen', 'fresh', 'newest', 'hosts'] as const;
export type Half = (typeof HALVES)[number];

/** The labelled messages of a language and half. */
export function labelled(language: 'ko' | 'en', half: Half): readonly LabelledMessage[] {
  const file = new URL(`../../cases/messages/${language}-${half}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { messages: LabelledMessage[] }).messages;
}

interface Reading {
  readonly right: number;
  readonly found: number;
  readonly labels: number;
}

/** What the reader came to when it first met a half. */
export function firstReadings(): Partial<
  Record<Half, { readonly claims: Reading; readonly limitations: Reading }>
> {
  const file = new URL('../../cases/messages/first-readings.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof firstReadings>;
}
