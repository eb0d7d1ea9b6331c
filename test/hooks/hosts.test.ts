import { describe, expect, it } from 'vitest';
import { AGENT_HOSTS, type AgentEvent } from '../../src/contract/agent-event.ts';
import { HOSTS, readEvent } from '../../src/hooks/hosts/hosts.ts';
import { answersOf, eventRows } from './hook-cases.ts';

const rows = AGENT_HOSTS.flatMap((host) => eventRows(host).map((row) => ({ host, ...row })));
const answers = AGENT_HOSTS.flatMap((host) =>
  Object.entries(answersOf(host)).map(([kind, printed]) => ({
    host,
    kind: kind as AgentEvent['kind'],
    printed,
  })),
);

describe('hosts', () => {
  it.each(rows)('HK1 $host: $id', ({ host, stdin, event }) => {
    expect(readEvent(host, stdin)).toEqual(event);
  });

  it.each(AGENT_HOSTS)('HK1 %s: no field of any other shape makes it throw', (host) => {
    for (const { stdin } of eventRows(host))
      for (const key of Object.keys(stdin))
        for (const odd of [null, 0, 'x', 'constructor', [], {}, [null], true, { toString: 1 }])
          expect(readEvent(host, { ...stdin, [key]: odd })).toHaveProperty('kind', expect.any(String));
  });

  it.each(answers)('HK2 $host, $kind: what is printed', ({ host, kind, printed }) => {
    const { write } = HOSTS[host];
    expect({
      allow: write(kind, { kind: 'allow' }),
      ...('note' in printed ? { note: write(kind, { kind: 'note', text: 'A note.' }) } : {}),
      ...('block' in printed ? { block: write(kind, { kind: 'block', reason: 'Two points.' }) } : {}),
    }).toEqual(printed);
  });

  it('HK2 every host is answered at the end of a turn, by JSON or not at all', () => {
    for (const host of AGENT_HOSTS) {
      const { allow, note = '', block = '' } = answersOf(host).turn_ended;
      const printed = [allow, note, block].filter((text) => text !== '');
      expect(printed.map((text) => typeof JSON.parse(text))).toEqual(printed.map(() => 'object'));
      expect(block).toContain('Two points.');
    }
  });
});
