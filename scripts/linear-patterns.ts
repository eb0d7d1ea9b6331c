// Proves that the patterns of src/ and ui/ take linear time; those that do not stand in a list that may only shrink.
// `npm run linear-patterns` takes what is mended off the list, --check only compares.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { growthOf, type Pattern } from './patterns/growth-of.ts';
import { patternsIn } from './patterns/literals.ts';
import { patternsMade } from './patterns/made.ts';

process.chdir(dirname(import.meta.dirname));
const FILE = 'cases/bounds/slow-patterns.json';
const LONGEST = 200;

/** A pattern of a file that is not proved linear, and by which power its work may grow. */
interface Slow {
  readonly file: string;
  readonly growth: number | string;
  readonly pattern: string;
}

const grown = new Map<string, number | string>();

function slowOf({ file, source, flags }: Pattern & { file: string }): Slow {
  const pattern = `/${source}/${flags}`;
  const growth = grown.get(pattern) ?? growthOf({ source, flags });
  grown.set(pattern, growth);
  return { file, growth, pattern: shown(pattern) };
}

/** A long pattern by its beginning and its hash. */
function shown(pattern: string): string {
  if (pattern.length <= LONGEST) return pattern;
  const hash = createHash('sha256').update(pattern).digest('hex').slice(0, 12);
  return `${pattern.slice(0, LONGEST)}… ${hash}`;
}

/** Every pattern that is not proved linear, once a file. */
async function slowPatterns(): Promise<Slow[]> {
  const files = [...globSync('src/**/*.ts'), ...globSync('ui/**/*.{ts,tsx}')].toSorted();
  const found = files.map((file) => patternsIn(file.replaceAll('\\', '/')));
  const made = await patternsMade(
    found.flatMap(({ makings }) => makings),
    async () => {
      const { MESSAGE_PATTERNS } = await import('./patterns/of-messages.ts');
      for (const pattern of Object.values(MESSAGE_PATTERNS).flat()) pattern();
    },
  );
  const all = [...found.flatMap(({ literals }) => literals), ...made.patterns].map(slowOf);
  const open = made.open.map(({ file, text }) => ({
    file,
    growth: 'made of what comes',
    pattern: shown(text),
  }));
  const slow = [...all.filter(({ growth }) => growth !== 1), ...open];
  const once = new Map(slow.map((one) => [JSON.stringify(one), one]));
  console.log(
    `${grown.size} patterns: ${[...grown.values()].filter((growth) => growth === 1).length} linear`,
  );
  return [...once].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** One line for each. */
const written = (list: readonly Slow[]): string =>
  `[\n${list.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`;

const listed = JSON.parse(readFileSync(FILE, 'utf8')) as Slow[];
const keyOf = ({ file, pattern }: Slow): string => `${file} ${pattern}`;
const known = new Map(listed.map((one) => [keyOf(one), one.growth]));

/** True where the list knows the pattern, and no growth of it that is smaller. */
function isKnown(one: Slow): boolean {
  const before = known.get(keyOf(one));
  if (typeof before !== 'number' || typeof one.growth !== 'number')
    return before === one.growth || (before !== undefined && typeof one.growth === 'number');
  return one.growth <= before;
}

const slow = await slowPatterns();
const added = slow.filter((one) => !isKnown(one));
const kept = slow.filter(isKnown);
const isAsWritten = written(kept) === readFileSync(FILE, 'utf8');

for (const { file, growth, pattern } of added)
  console.error(
    `${file}: ${pattern}\n  not proved linear (${growth}). Bound each repetition, begin it where nothing of it stands ` +
      'before, or leave no text that two neighbours can both read.',
  );
if (added.length > 0) process.exitCode = 1;
else if (!isAsWritten && process.argv.includes('--check')) {
  console.error(`some patterns of ${FILE} are mended: run \`npm run linear-patterns\``);
  process.exitCode = 1;
} else writeFileSync(FILE, written(kept));
