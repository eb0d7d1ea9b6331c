// Whose code the built package holds, and under which licences: a file that goes along with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LICENCE = /^(?:licen[cs]e|copying|notice)\b/i;

/** The folders of the packages that files lie in; our own files lie in none. */
export function packagesOf(files) {
  const folders = new Set();
  for (const file of files) {
    if (!file.includes('node_modules')) continue;
    let folder = dirname(file.replace(/^\0/, ''));
    while (folder !== dirname(folder) && !isPackage(folder)) folder = dirname(folder);
    if (isPackage(folder)) folders.add(folder);
  }
  return [...folders];
}

/** Some have more manifests below, which say only how modules are written. */
function isPackage(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
  return name !== undefined && version !== undefined;
}

function textsOf(folder) {
  return readdirSync(folder)
    .filter((name) => LICENCE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = textsOf(folder);
  const said = `Licence ${license ?? 'not named'}, by its manifest; it brings no text.`;
  return { title: `${name} ${version}`, text: texts.length > 0 ? texts.join('\n\n') : said };
}

const inOrder = (one, other) => (one < other ? -1 : 1);

/** Drawings of the screen that lie among our own files. */
function describeIcons(root) {
  const text = readFileSync(join(root, 'ui', 'icons', 'LICENSE'), 'utf8').trim();
  return { title: 'Icons of Lucide 1.75.0', text };
}

/** The page: the same text is said once, under all that it covers. */
export function thirdParty(root, folders) {
  const byText = new Map();
  for (const { title, text } of [...folders.map(describe), describeIcons(root)])
    byText.set(text, [...(byText.get(text) ?? []), title]);
  const parts = [...byText].map(([text, titles]) => ({
    heading: [...new Set(titles)].toSorted(inOrder).join(', '),
    text,
  }));
  const sorted = parts.toSorted((a, b) => inOrder(a.heading, b.heading));
  const head =
    '# Third-party code\n\nThe build joins code of these packages into `dist`. Written by `scripts/third-party.mjs`.\n';
  return head + sorted.map(({ heading, text }) => `\n## ${heading}\n\n${text}\n`).join('');
}
