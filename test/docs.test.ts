import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort();
const GUIDES = documents.filter((file) => file.startsWith('docs/guide/'));
const KOREAN = documents.filter((file) => file.endsWith('.ko.md'));
const specFiles = documents.filter((file) => file === 'SPEC.md' || file.startsWith('docs/spec/'));

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function withoutFences(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '');
}

function linksOf(text: string): string[] {
  return [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
}

function anchorsOf(text: string): string[] {
  const headings = [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '');
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

const { files: PACKED } = JSON.parse(read('package.json')) as { readonly files: readonly string[] };

/** True for what lies in the package; npm adds README and LICENSE by itself. */
function isPacked(path: string): boolean {
  const entries = [
    ...PACKED.filter((entry) => !entry.startsWith('!')),
    'README.md',
    'LICENSE',
    'package.json',
  ];
  return entries.some((entry) => path === entry || path.startsWith(`${entry}/`));
}

/** The links of a document of the package to files that do not lie in it. */
function unpackedLinks(file: string, text: string): string[] {
  const paths = linksOf(text).filter((link) => !/^(?:[a-z]+:|#)/.test(link));
  return paths.filter((link) => !isPacked(join(dirname(file), link.split('#')[0] ?? '')));
}

/** The links of a document that lead nowhere. Addresses of other hosts are not looked at. */
function brokenLinks(file: string, text: string): string[] {
  return linksOf(text).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? join(root, file) : join(root, dirname(file), path);
    if (!existsSync(target)) return true;
    return (
      anchor !== undefined && !anchorsOf(path === '' ? text : readFileSync(target, 'utf8')).includes(anchor)
    );
  });
}

/** The rules that a document states, one mention each: a list item or a table row that begins with the number. */
function rulesIn(text: string): string[] {
  return [...text.matchAll(/^(?:- \*\*|\| )([A-Z]{2}\d{1,2})\b/gm)].map((match) => match[1] ?? '');
}

/** Numbers at the beginning of titles, `it('GR2 …`, `GR2, GR8 …` included. */
function rulesOfTitles(text: string): string[] {
  const titles = [...text.matchAll(/\(\s*['"`]((?:[A-Z]{2}\d{1,2}(?:, | and |\/)?)+)(?= \S)/g)];
  return titles.flatMap((title) => title[1]?.match(/[A-Z]{2}\d{1,2}/g) ?? []);
}

const stated = specFiles.flatMap((file) => rulesIn(read(file)));
const prefixes = [...new Set(stated.map((rule) => rule.slice(0, 2)))];

function rulesOfCode(text: string): string[] {
  return text.match(new RegExp(`(?<!-)\\b(?:${prefixes.join('|')})\\d{1,2}\\b`, 'g')) ?? [];
}

/** Of `RULE in FILE`, those whose rule no document states, each once. */
function unknown(used: readonly string[]): string[] {
  return [...new Set(used)].filter((use) => !stated.some((rule) => use.startsWith(`${rule} `)));
}

/** What a README is made of, in order, with what a translation may change left out. */
function shapeOf(text: string): Record<string, readonly string[]> {
  const snippets = [...text.matchAll(/^<!-- snippet: (.+) -->$/gm)].map((match) => match[1] ?? '');
  const rows = withoutFences(text)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return {
    headings: (withoutFences(text).match(/^#+ /gm) ?? []).map((mark) => mark.trim()),
    snippets: snippets.map((source) =>
      source
        .replaceAll(/\.ko\.(md|mts)/g, '.$1')
        .replaceAll(/ --lang \w+/g, '')
        .replace(/(kg show|assay ask) (?:"[^"]+"|\S+)/, '$1'),
    ),
    tables: rows.map((row) => /^\| (`\w+`|\d)/.exec(row)?.[1] ?? ''),
    links: linksOf(text).map((link) => link.replace('.ko.md', '.md')),
    commands: withoutFences(text).match(/`(?:npx )?(?:assay|npm|kg|verify|--)[^`]*`/g) ?? [],
  };
}

describe('documents', () => {
  it.each(documents)('DC1 the links of %s resolve', (file) => {
    expect(brokenLinks(file, read(file))).toEqual([]);
  });

  it.each(documents.filter(isPacked))('DC1 the links of %s lead to files of the package', (file) => {
    expect(unpackedLinks(file, read(file))).toEqual([]);
  });

  it('DC1 a link out of the package is found', () => {
    const text = '[a](../LICENSE) [b](../ui/README.md) [c](ci.md#here) [d](#there) [e](https://a.example)';
    expect(unpackedLinks('docs/mcp.md', text)).toEqual(['../ui/README.md']);
    expect(documents.filter(isPacked).length).toBeGreaterThan(40);
  });

  it('DC1 a link to a missing file or heading is found', () => {
    const text = '# Here\n[a](LICENSE) [b](no-such-file) [c](#here) [d](#there) [e](SPEC.md#documents)';
    expect(brokenLinks('README.md', text)).toEqual(['no-such-file', '#there']);
  });

  it('DC2 every rule is stated once', () => {
    expect(stated.filter((rule, at) => stated.indexOf(rule) !== at)).toEqual([]);
    expect(stated.length).toBeGreaterThan(100);
  });

  it('DC2 SPEC.md lists every file of rules with its prefixes', () => {
    for (const file of specFiles.filter((one) => one !== 'SPEC.md')) {
      const row = read('SPEC.md')
        .split('\n')
        .find((line) => line.includes(`(${file})`));
      const own = [...new Set(rulesIn(read(file)).map((rule) => rule.slice(0, 2)))].sort();
      expect({ file, prefixes: row?.match(/\b[A-Z]{2}\b/g)?.sort() }).toEqual({ file, prefixes: own });
    }
  });

  it('DC2 every number in a test title is a rule', () => {
    const files = globSync('test/**/*.test.ts', { cwd: root });
    const used = files.flatMap((file) => rulesOfTitles(read(file)).map((rule) => `${rule} in ${file}`));
    expect(unknown(used)).toEqual([]);
    expect(rulesOfTitles(`it('GR2 a'); it.each(x)("QU2, QU3 b"); find('AB1')`)).toEqual([
      'GR2',
      'QU2',
      'QU3',
    ]);
    expect(unknown(['GR2 in a', 'GR99 in a', 'GR in b'])).toEqual(['GR99 in a', 'GR in b']);
  });

  it('DC2 every number in the code is a rule', () => {
    const places = ['src/**/*.ts', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts', 'cases/verify/*.json'];
    const files = globSync(places, { cwd: root });
    const used = files.flatMap((file) => rulesOfCode(read(file)).map((rule) => `${rule} in ${file}`));
    expect(unknown(used)).toEqual([]);
    expect(used.length).toBeGreaterThan(20);
  });

  it('DC2 every number in a document is a rule', () => {
    const used = documents.flatMap((file) => rulesOfCode(read(file)).map((rule) => `${rule} in ${file}`));
    expect(unknown(used)).toEqual([]);
  });

  it.each(KOREAN)('DC3 %s is made like its English', (file) => {
    expect(shapeOf(read(file))).toEqual(shapeOf(read(file.replace('.ko.md', '.md'))));
  });

  it('DC3 every guide, and every page for who runs it, is there in both languages', () => {
    expect(GUIDES.length).toBeGreaterThan(10);
    const pages = [
      'README.md',
      'docs/ci.md',
      'docs/hooks.md',
      'docs/mcp.md',
      'docs/openai.md',
      'docs/operations.md',
    ];
    const english = [...pages, ...GUIDES.filter((file) => !file.endsWith('.ko.md'))];
    expect(english.map((file) => file.replace('.md', '.ko.md')).sort()).toEqual(KOREAN);
  });

  it.each(['README.md', 'README.ko.md', ...GUIDES])('DC4 every listing of %s is a snippet', (file) => {
    const outside = read(file).replace(/<!-- snippet: .+ -->[\s\S]*?<!-- \/snippet -->/g, '');
    const listings = outside.match(/^```\w+/gm) ?? [];
    expect(listings).toEqual(file.startsWith('README') ? ['```sh'] : []);
    expect(read('scripts/check.mjs')).toContain('scripts/snippets.ts --check');
  });

  it.each(['README.md', 'README.ko.md'])('DC7 %s is short, and so are its sentences', (file) => {
    const text = read(file);
    expect(text.split('\n').length).toBeLessThanOrEqual(250);
    const prose = withoutFences(text).replace(/^(?:#|<!--).*$|\]\([^)]*\)|\[/gm, '');
    const sentences = prose.split(/(?<=[.!?:])\s|\n|\|| · /).map((one) => one.trim());
    expect(sentences.filter((one) => one.split(/\s+/).length > 25)).toEqual([]);
    expect(sentences.length).toBeGreaterThan(50);
  });

  it.each([
    ['examples/library/verify-answer.mts', /^VERIFIED: [\s\S]*^HALLUCINATION: /m],
    ['examples/validation/finish-task.mts', /^no {2}tests_pass[\s\S]*^no {2}exists/m],
    ['examples/server/ask-server.mts', /second attempt: helped[\s\S]*40 of 40 answered, 0 errors/m],
  ])(
    'DC5 the example %s asserts, and what it prints stands in a guide, where DC4 runs it',
    (file, printed) => {
      const shown = GUIDES.map((guide) => read(guide).split(`<!-- snippet: $ npx node ${file} -->`)[1] ?? '');
      const [said = ''] = shown
        .filter((text) => text !== '')
        .map((text) => text.split('<!-- /snippet -->')[0]);
      expect(said).toMatch(printed);
      expect(read(file)).toContain('assert.');
    },
  );

  it('DC6 SPEC.md names every published schema', () => {
    const spec = read('SPEC.md');
    const published = globSync('schemas/*.json', { cwd: root });
    expect(published.filter((file) => !spec.includes(`\`${file}\``))).toEqual([]);
    expect(published.length).toBeGreaterThan(3);
  });
});
