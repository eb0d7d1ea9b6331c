import { type Critiqued, critiqueAnswer, type ToCritique } from '../core/correct/critique-answer.ts';
import type { Home, Outside } from './outside.ts';
import { portsAt } from './verify-answer.ts';

/** The critics of an ask at a home: it rests on what is indexed, so that neither graph nor sources are asked. */
export async function critiqueAt(of: ToCritique, home: Home, outside: Outside): Promise<Critiqued> {
  const { ports } = await portsAt(home, outside, {});
  return critiqueAnswer(of, home.configuration, { ...ports, graph: null, sources: null });
}
