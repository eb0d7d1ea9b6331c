import { type Draft, type Draw, type Family, type Forms, mention, rotation, type Subject } from './family.ts';
import type { Falsity } from './claim.ts';
import { pick } from './random.ts';
import { fill } from './template.ts';

/** One of the facts in a sentence with several: how it is said truly, and falsely in one way. */
export interface Part {
  readonly slot: string;
  readonly right: string;
  readonly wrong: string;
  readonly falsity: Falsity;
  readonly truth: string;
}

export interface PairFamily {
  readonly name: string;
  readonly subjects: readonly Subject[];
  /** The parts for a subject; null where this subject lacks one. */
  readonly parts: (draw: Draw, subject: Subject) => readonly Part[] | null;
  readonly forms: Forms;
  readonly falsities: readonly Falsity[];
}

/** Sentences with two facts of one subject: both hold, or exactly one does not. */
export function pairFamily(given: PairFamily): Family {
  const turn = rotation();
  return { name: given.name, falsities: given.falsities, draw: (draw) => pairDraft(given, turn, draw) };
}

function pairDraft(given: PairFamily, turn: ReturnType<typeof rotation>, draw: Draw): Draft | null {
  const subject = pick(draw.random, given.subjects);
  const parts = given.parts(draw, subject);
  const faulty = parts?.find((part) => part.falsity === draw.falsity);
  if (!parts || (draw.falsity !== null && !faulty)) return null;
  const said = parts.map((part) => [part.slot, part === faulty ? part.wrong : part.right] as const);
  const slots = { s: mention(draw.random, draw.language, subject), ...Object.fromEntries(said) };
  const form = turn(given.forms[draw.language]);
  return { text: fill(form, slots), truth: parts.map((part) => part.truth).join('; ') };
}
