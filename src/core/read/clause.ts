import type { Modifier } from '../statement/phrase.ts';
import type { Mood, Role, RoleName, UnreadCause } from '../statement/statement.ts';
import type { Node } from './tree.ts';

/** A clause while it is read; what other clauses lend it is filled in afterwards. */
export interface Clause {
  readonly node: Node;
  predicate: string;
  readonly roles: Role[];
  readonly modifiers: Modifier[];
  negative: boolean;
  mood: Mood;
  either: boolean;
  readonly isPassive: boolean;
  condition: Clause | null;
  under: Clause | null;
  unread: UnreadCause | null;
}

export function rolesNamed({ roles }: Clause, name: RoleName): readonly Role[] {
  return roles.filter((role) => role.name === name);
}

/** The role that the grammatical subject plays. */
export function subjectRole({ isPassive }: Clause): RoleName {
  return isPassive ? 'patient' : 'agent';
}
