/** A part of a stream of the AI SDK, as far as it is read. */
export interface StreamPart {
  readonly type: string;
  readonly id?: string;
  readonly delta?: string;
  readonly providerMetadata?: object;
}

const TEXT = ['text-start', 'text-delta', 'text-end'];

export function isText({ type }: StreamPart): boolean {
  return TEXT.includes(type);
}

/** The parts with other words in place of theirs: the first text holds them, further texts are left out. */
export function withWords(parts: readonly StreamPart[], content: string): StreamPart[] {
  const first = parts.find(({ type }) => type === 'text-start');
  return parts.flatMap((part): StreamPart[] => {
    if (part === first) return [part, { type: 'text-delta', id: part.id ?? '', delta: content }];
    return isText(part) && !(part.type === 'text-end' && part.id === first?.id) ? [] : [part];
  });
}
