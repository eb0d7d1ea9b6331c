import { editDistance } from './edit-distance.ts';
import { isIdentifier } from './identifier.ts';
import { jamoKey } from './name-fuzzy.ts';
import { normaliseName } from './name-normalise.ts';

/** Short all-Hangul names are mostly people: another syllable is another person. */
const SHORT = /^[가-힣]{1,3}$/;
const SHORT_CAP = 0.79;
/** Another label (Team A, Team B; AI팀, IT팀) is another thing. */
const LABEL_CAP = 0.5;
const LABEL = /(?<![A-Za-z])[A-Za-z]{1,3}(?![A-Za-z])/g;
const FILLER = /^(?:of|the|and|for|at|in|on|co|ltd|inc|llc|dr|mr|ms)$/;

/**
 * How alike two names are, 0..1, by the edit distance (neighbours swapped count 1) over jamo and Latin letters.
 * 1 where they are equal once normalised; 0 where their digits differ or one is an identifier or empty.
 */
export function nameSimilarity(a: string, b: string): number {
  const [left, right] = [normaliseName(a), normaliseName(b)];
  if (left === '' || right === '') return 0;
  if (left === right) return 1;
  if (digitsOf(left) !== digitsOf(right) || isIdentifier(a.trim()) || isIdentifier(b.trim())) return 0;
  const score = keySimilarity(jamoKey(left), jamoKey(right));
  if (labelsOf(a) !== labelsOf(b)) return Math.min(score, LABEL_CAP);
  return SHORT.test(left) || SHORT.test(right) ? Math.min(score, SHORT_CAP) : score;
}

function digitsOf(name: string): string {
  return (name.match(/\d+/g) ?? []).join(' ');
}

function labelsOf(name: string): string {
  const labels = (name.match(LABEL) ?? []).map((label) => label.toLowerCase());
  return labels.filter((label) => !FILLER.test(label)).join(' ');
}

function keySimilarity(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length);
}
