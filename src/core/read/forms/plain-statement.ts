import type { Span } from '../../../contract/span.ts';
import type { Phrase } from '../../statement/phrase.ts';
import type { Role, RoleName, Statement } from '../../statement/statement.ts';

export function roleOf(name: RoleName, phrase: Phrase, subject = false): Role {
  return { name, marker: '', phrase, either: false, subject };
}

/** What a form of text without a clause says. */
export function plainStatement(
  predicate: string,
  roles: readonly Role[],
  context: readonly Phrase[],
  span: Span,
): Statement {
  return {
    predicate,
    roles,
    modifiers: [],
    polarity: 'positive',
    mood: 'asserted',
    either: false,
    condition: null,
    under: null,
    context,
    span,
    at: roles[0]?.phrase.at ?? 0,
    unread: null,
  };
}
