import data from '../cases/first-contact/pairs.json' with { type: 'json' };
import { judgeText } from './statements/judge-text.ts';
import { hasHangul } from '../src/core/language/script.ts';
import { packagedReader } from './statements/packaged-reader.ts';

const DECIDED = ['supported', 'contradicted'] as const;

/** Prints how many pairs of an outsider are decided rightly and wrongly, the first round apart from those that aim. */
const counts = new Map<string, number>();
for (const { round, evidence, pairs } of data.rounds) {
  const texts: Readonly<Record<string, string>> = evidence;
  for (const pair of pairs) {
    const language = hasHangul(pair.claim) ? 'ko' : 'en';
    const { outcome } = judgeText(pair.claim, [texts[pair.evidence] ?? ''], packagedReader(language));
    const decided = DECIDED.find((one) => one === outcome);
    if (decided === undefined) continue;
    const key = `${round === 1 ? 'first' : 'aimed'} ${language} ${decided}, ${outcome === pair.gold ? 'right' : 'wrong'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}
for (const [key, count] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
  process.stdout.write(`${key.padEnd(32)}${count}\n`);
