import type { ClaimObject } from '../../src/contract/message-claim.ts';
import { readMessage } from '../../src/core/self-check/final-message/read-message.ts';
import type { LabelledMessage, LabelledPlace } from './labelled.ts';

/** A miss of the reader: a label not found, or something found that is no label. */
export interface Miss {
  readonly id: string;
  readonly kind: 'missed' | 'false';
  readonly type: string;
  readonly text: string;
}

/** What reading some messages came to. */
export interface Tally {
  readonly labels: number;
  readonly found: number;
  readonly right: number;
  readonly misses: readonly Miss[];
  /** Objects that are labelled on claims that were found, and those of them that were named. */
  readonly objects: number;
  readonly objectsRight: number;
}

interface Unit extends LabelledPlace {
  readonly type: string;
  readonly objects: readonly ClaimObject[];
}

const LIMITATION = 'limitation';

function labelsOf(message: LabelledMessage): readonly Unit[] {
  return [
    ...message.claims.flatMap(({ types, ...place }) => types.map((type) => ({ ...place, type }))),
    ...message.limitations.map((place) => ({ ...place, type: LIMITATION, objects: [] })),
  ];
}

function foundIn({ text }: LabelledMessage): readonly Unit[] {
  const { claims, limitations } = readMessage(text);
  return [...claims, ...limitations.map((place) => ({ ...place, type: LIMITATION, objects: [] }))];
}

/** At least half of what is labelled is covered. */
function covers(found: Unit, label: Unit): boolean {
  const shared = Math.min(found.end, label.end) - Math.max(found.start, label.start);
  return found.type === label.type && shared * 2 >= label.end - label.start;
}

function named(label: Unit, found: Unit): number {
  return label.objects.filter(({ kind, value }) =>
    found.objects.some((one) => one.kind === kind && one.value === value),
  ).length;
}

/** Holds what is read of messages against their labels, one to one. */
export function match(messages: readonly LabelledMessage[], only: (type: string) => boolean): Tally {
  const tally = { labels: 0, found: 0, right: 0, misses: [] as Miss[], objects: 0, objectsRight: 0 };
  for (const message of messages) {
    const left = foundIn(message).filter(({ type }) => only(type));
    const labels = labelsOf(message).filter(({ type }) => only(type));
    tally.labels += labels.length;
    tally.found += left.length;
    for (const label of labels) {
      const at = left.findIndex((found) => covers(found, label));
      const [hit] = at < 0 ? [] : left.splice(at, 1);
      if (hit === undefined) {
        tally.misses.push({ id: message.id, kind: 'missed', type: label.type, text: label.text });
        continue;
      }
      tally.right += 1;
      tally.objects += label.objects.length;
      tally.objectsRight += named(label, hit);
    }
    for (const { type, text } of left) tally.misses.push({ id: message.id, kind: 'false', type, text });
  }
  return tally;
}

export const isLimitation = (type: string): boolean => type === LIMITATION;
export const isClaim = (type: string): boolean => type !== LIMITATION;
