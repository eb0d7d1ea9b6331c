import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventParser, type ServerEvent } from '../../ui/stream/event-source.ts';

function parse(pieces: readonly string[]): ServerEvent[] {
  const parser = eventParser();
  return pieces.flatMap((piece) => parser.push(piece));
}

it('UI6 names, data over several lines, ids and comments are read as the standard says', () => {
  const text =
    ': hello\n\nevent: quality\ndata: {"a":1}\n\nid: 7\ndata: one\ndata:two\ndata\n\nretry: 10\ndata: x\r\n\r\n';
  expect(parse([text])).toEqual([
    { event: 'quality', data: '{"a":1}', id: null },
    { event: '', data: 'one\ntwo\n', id: '7' },
    { event: '', data: 'x', id: '7' },
  ]);
});

it('UI6 what was cut before its end is no event', () => {
  expect(parse(['data: whole\n\ndata: half\n'])).toEqual([{ event: '', data: 'whole', id: null }]);
});

it('UI6 the same events come of the same text, however it is cut', () => {
  const line = fc.constantFrom('event: a', 'data: b', 'data: 가', ': c', 'id: 1', '', '');
  const ends = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(fc.array(line), ends, fc.array(fc.nat(40)), (lines, end, cuts) => {
      const text = lines.map((each) => each + end).join('');
      const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
      const pieces = at.slice(1).map((to, i) => text.slice(at[i], to));
      // A carriage return alone waits for what comes behind it.
      expect(parse([...pieces, '\n'])).toEqual(parse([text, '\n']));
    }),
  );
});
