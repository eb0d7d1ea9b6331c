const STOPS = '.!?。';

/** A sentence with a citation before the stop that ends it. */
export function withMark(sentence: string, mark: string): string {
  const written = sentence.trimEnd();
  const last = written.at(-1) ?? '';
  const hasStop = last !== '' && STOPS.includes(last);
  const said = hasStop ? written.slice(0, -1) : written;
  return `${said.trimEnd()} ${mark}${hasStop ? last : '.'}`;
}
