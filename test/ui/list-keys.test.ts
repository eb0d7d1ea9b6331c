import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { doubtfulKeys } from '../house/list-keys.ts';
import { parseSource } from '../house/syntax.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const DOUBTFUL = [
  'names.map((name) => <li key={name}>{name}</li>)',
  'issues.map((issue) => <li key={`${issue.rule} ${issue.message}`}>a</li>)',
  'rows.map((row, at) => <li key={at}>a</li>)',
  'rows.map((row, at) => <li key={`${at} ${row.name}`}>a</li>)',
  'rows.map((row) => row.on ? <li key={row.path}>a</li> : null)',
  'rows.flatMap(function (row) { return <li key={row.text}>a</li>; })',
  'Array.from(rows, (row) => <li key={row.text}>a</li>)',
  'rows.map(([key, row]) => <li key={key}>a</li>)',
  'keyed(rows, nameOf).map(([key, row]) => <li key={row.text}>a</li>)',
  'keyed(rows, nameOf).map(([key, row]) => <ul key={key}>{row.map((one) => <li key={one}>a</li>)}</ul>)',
];
const UNIQUE = [
  'keyed(rows, nameOf).map(([key, row]) => <li key={key}>{row}</li>)',
  'rows.map((row) => <li key={row.id}>a</li>)',
  'rows.map(({ note_id }) => <li key={note_id}>a</li>)',
  '<Detail key={`${type} ${name}`} />',
];

function keysOf(text: string): string[] {
  return doubtfulKeys(parseSource('a.tsx', `const a = ${text};`));
}

describe('keys of lists', () => {
  it('UI32 no list of the screen, of assay/react and of the example has a key that two elements might have', () => {
    const paths = globSync(['ui/**/*.tsx', 'examples/react/*.tsx'], { cwd: root });
    const files = paths.map((path) => parseSource(path, readFileSync(`${root}/${path}`, 'utf8')));
    expect(files.some(({ text }) => text.includes('keyed('))).toBe(true);
    expect(files.flatMap(doubtfulKeys)).toEqual([]);
  });

  it.each(DOUBTFUL)('UI32 the guard is alive: %s', (text) => {
    expect(keysOf(text).length).toBe(1);
  });

  it.each(UNIQUE)('UI32 the guard lets pass: %s', (text) => {
    expect(keysOf(text)).toEqual([]);
  });
});
