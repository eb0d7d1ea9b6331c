import { expect, it } from 'vitest';
import { citedLooker } from '../../src/app/ask/look/look-at-cited.ts';
import type { AskEvidence } from '../../src/contract/ask-evidence.ts';
import { askWorld } from '../support/ask-world.ts';

function passage(path: string, number: number): AskEvidence {
  const place = { path, start_line: 1, end_line: 1, text: 'one', title: path, object: null, cut: false };
  return { number, document_id: `${path}#${number}`, kind: 'section', source: 'local_file', ...place };
}

it('LP9 looks at each file once, however often it is cited, and lists the folder once for all that are gone', async () => {
  const calls: string[] = [];
  const files = { 'docs/a.md': 'one\n', 'docs/b.md': 'one\n', 'docs/c.md': 'one\n', 'docs/d.md': 'one\n' };
  const world = await askWorld(files, { before: (call) => calls.push(call) });
  const { ports, disk } = world;
  world.index(...Object.keys(files));
  disk.delete('docs/b.md');
  disk.delete('docs/c.md');
  const look = citedLooker(ports);
  const cited = [
    passage('docs/a.md', 1),
    passage('docs/a.md', 2),
    passage('docs/b.md', 3),
    passage('docs/c.md', 4),
  ];
  expect((await look(cited)).stale.map(({ number }) => number)).toEqual([3, 4]);
  expect((await look([...cited, passage('docs/d.md', 5)])).stale.map(({ number }) => number)).toEqual([3, 4]);
  const times = (name: string): number => calls.filter((call) => call === name).length;
  expect({ read: times('files.read'), asked: times('index.file'), listed: times('files.list') }).toEqual({
    read: 4,
    asked: 4,
    listed: 1,
  });
});
