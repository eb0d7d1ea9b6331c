import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { MessageClaimType } from '../../src/contract/message-claim.ts';
import { readMessage } from '../../src/core/self-check/final-message/read-message.ts';

/** What an outsider calls a claim, and what the reader may call it. */
const KINDS = {
  complete: ['complete'],
  tests_pass: ['tests_pass'],
  tests_added: ['tests_added'],
  added: ['added', 'documented'],
  changed: ['changed', 'renamed', 'documented'],
  removed: ['removed'],
  fixed: ['fixed'],
  build_ok: ['build_passes'],
  lint_ok: ['lint_passes'],
  types_ok: ['types_pass'],
  ran: ['tests_pass', 'build_passes', 'lint_passes', 'types_pass', 'works_end_to_end', 'measured', 'ran'],
  unchanged: ['only_touched', 'no_breaking_change', 'untouched'],
  documented: ['documented'],
  renamed: ['renamed'],
  measured: ['measured'],
  works: ['works_end_to_end'],
} as const satisfies Record<string, readonly MessageClaimType[]>;

const Message = z.object({
  id: z.string(),
  language: z.enum(['ko', 'en']),
  text: z.string(),
  claims: z.array(
    z.object({ kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]), quote: z.string() }),
  ),
  admissions: z.array(z.object({ quote: z.string() })),
});
/** A message with the claims and admissions that somebody found in it who had seen neither rules nor code. */
export type FirstMessage = z.infer<typeof Message> & { readonly held: boolean };

/** The newest first: it is the figure. */
export const FIRST_MESSAGES = ['messages3', 'messages2', 'messages'] as const;
export type FirstMessages = (typeof FIRST_MESSAGES)[number];

/** Every second message is held back. */
export function firstMessages(set: FirstMessages): FirstMessage[] {
  const file = new URL(`../../cases/first-contact/${set}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line, at) => ({ ...Message.parse(JSON.parse(line)), held: at % 2 === 1 }));
}

export interface Reading {
  readonly right: number;
  readonly found: number;
  readonly labels: number;
}

interface Unit {
  readonly types: readonly string[];
  readonly start: number;
  readonly end: number;
}

const LIMITATION = 'limitation';

function labelsOf({ text, claims, admissions }: FirstMessage): { claims: Unit[]; admissions: Unit[] } {
  const at = (quote: string, types: readonly string[]): Unit => {
    const start = text.indexOf(quote);
    return { types, start, end: start + quote.length };
  };
  return {
    claims: claims.map(({ kind, quote }) => at(quote, KINDS[kind])),
    admissions: admissions.map(({ quote }) => at(quote, [LIMITATION])),
  };
}

/** At least half of the shorter of both is shared. */
function meets(found: Unit, label: Unit): boolean {
  const shared = Math.min(found.end, label.end) - Math.max(found.start, label.start);
  const shorter = Math.min(found.end - found.start, label.end - label.start);
  return shared * 2 >= shorter && found.types.some((type) => label.types.includes(type));
}

/** A line for each label that was not found and each thing found that is no label; none of messages held back. */
export interface FirstMiss {
  readonly id: string;
  readonly kind: 'missed' | 'false';
  readonly type: string;
  readonly text: string;
}

function readOne(
  message: FirstMessage,
  found: readonly Unit[],
  labels: readonly Unit[],
): Reading & { misses: FirstMiss[] } {
  const { id, text } = message;
  const isFound = (label: Unit): boolean => found.some((each) => meets(each, label));
  const isLabelled = (each: Unit): boolean => labels.some((label) => meets(each, label));
  const miss = (kind: FirstMiss['kind'], { types, start, end }: Unit): FirstMiss => ({
    id,
    kind,
    type: types.join(' '),
    text: text.slice(start, end),
  });
  return {
    right: labels.filter(isFound).length,
    found: found.filter((each) => !isLabelled(each)).length + labels.filter(isFound).length,
    labels: labels.length,
    misses: [
      ...labels.filter((label) => !isFound(label)).map((label) => miss('missed', label)),
      ...found.filter((each) => !isLabelled(each)).map((each) => miss('false', each)),
    ],
  };
}

export interface FirstRead {
  readonly claims: Reading;
  readonly admissions: Reading;
  readonly misses: readonly FirstMiss[];
}

function sum(all: readonly Reading[]): Reading {
  const of = (part: keyof Reading): number => all.reduce((total, each) => total + each[part], 0);
  return { right: of('right'), found: of('found'), labels: of('labels') };
}

/** Reads messages, and holds what is read against their labels. */
export function readFirst(messages: readonly FirstMessage[]): FirstRead {
  const read = messages.map((message) => {
    const { claims, limitations } = readMessage(message.text);
    const labels = labelsOf(message);
    return {
      message,
      claims: readOne(
        message,
        claims.map((each) => ({ ...each, types: [each.type] })),
        labels.claims,
      ),
      admissions: readOne(
        message,
        limitations.map((each) => ({ ...each, types: [LIMITATION] })),
        labels.admissions,
      ),
    };
  });
  return {
    claims: sum(read.map(({ claims }) => claims)),
    admissions: sum(read.map(({ admissions }) => admissions)),
    misses: read.flatMap(({ message, claims, admissions }) =>
      message.held ? [] : [...claims.misses, ...admissions.misses],
    ),
  };
}
