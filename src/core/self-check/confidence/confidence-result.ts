import type {
  ConfidenceCheckItem,
  ConfidenceCheckResult,
  Looked,
  TaskContext,
} from '../../../contract/confidence.ts';

const THRESHOLD = 90;
const ALTERNATIVES = 70;
const WHOLE = 100;

type Item = ConfidenceCheckResult['items'][number];

async function look({ name, weight, check }: ConfidenceCheckItem, context: TaskContext): Promise<Item> {
  try {
    const looked = await check(context);
    const { passed, ...why }: Looked = typeof looked === 'boolean' ? { passed: looked } : looked;
    return { name, weight, ...why, passed: passed && why.unchecked === undefined };
  } catch (error) {
    const detail = `the check failed: ${error instanceof Error ? error.message : String(error)}`;
    return { name, passed: false, weight, unchecked: { reason: 'unavailable', detail } };
  }
}

function recommendationOf(score: number): ConfidenceCheckResult['recommendation'] {
  if (score >= THRESHOLD) return 'proceed';
  return score >= ALTERNATIVES ? 'alternatives' : 'stop';
}

function weightOf(items: readonly Item[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * F001: the share of the weight that was shown, in whole percent. What does not apply leaves the denominator, what
 * could not be looked at counts 0; nothing to look at is no confidence.
 */
export async function confidenceResult(
  items: readonly ConfidenceCheckItem[],
  context: TaskContext,
): Promise<ConfidenceCheckResult> {
  const looked = await Promise.all(items.map((item) => look(item, context)));
  const applying = looked.filter(({ unchecked }) => unchecked?.reason !== 'not_applicable');
  const whole = weightOf(applying);
  const shown = weightOf(applying.filter(({ passed }) => passed));
  const score = whole > 0 ? Math.round((WHOLE * shown) / whole) : 0;
  const open = applying.filter(({ passed }) => !passed);
  const explanation =
    applying.length === 0
      ? 'nothing applies to this task, so nothing was looked at'
      : open
          .map(({ name, detail, unchecked }) => `${name}: ${unchecked?.detail ?? detail ?? 'not so'}`)
          .join('; ');
  return {
    score,
    passed: score >= THRESHOLD,
    threshold: THRESHOLD,
    items: looked,
    recommendation: recommendationOf(score),
    ...(explanation === '' ? {} : { explanation }),
  };
}
