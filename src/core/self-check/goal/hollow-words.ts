import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';

const NOT_IMPLEMENTED =
  /not (?:yet )?(?:been )?(?:implemented|supported yet)|unimplemented|implement (?:me|this|later)|\btodo\b|미구현|구현되지 않|구현 예정|아직 구현/i;
const PLACEHOLDER =
  /\b(?:todo|fixme|placeholder|stub(?:bed)?|not implemented|implement(?:ation)? (?:here|later|pending|goes)|for now|real implementation|coming soon)\b|나중에 구현|구현 예정|임시|추후/i;
const MEANT_NAME =
  /^(?:noop|no_op|nop|identity|constructor|default|null|empty|dummy|mock|fake|stub|always|never|ignore|should|allow|deny|supports|__)|noop|silent/i;

const DEED_NAME =
  /^(?:remove|delete|destroy|update|save|insert|persist|send|publish|upload|charge|refund|cancel|archive|submit)(?:[A-Z_]|$)/;

/** Names of things that are done, rather than told. */
export function isDeedName(name: string): boolean {
  return DEED_NAME.test(name);
}

export function saysNotImplemented(text: string): boolean {
  return NOT_IMPLEMENTED.test(text);
}

/** True where a comment inside the node says that something is to come. */
export function hasPlaceholder({ text, comments }: SyntaxFile, { start, end }: SyntaxNode): boolean {
  return comments.some(
    (comment) =>
      comment.start >= start &&
      comment.end <= end &&
      PLACEHOLDER.test(text.slice(comment.start, comment.end)),
  );
}

/** Names that announce that nothing, or always the same, is done. */
export function isMeantName(name: string): boolean {
  return MEANT_NAME.test(name);
}
