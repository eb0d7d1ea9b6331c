import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../src/app/configuration/parse-configuration.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import accepted from '../../cases/configuration/accepted.json' with { type: 'json' };
import refused from '../../cases/configuration/refused.json' with { type: 'json' };

/** The problems that a text is refused for, as `line:column message`. */
function problemsOf(text: string): string[] {
  try {
    parseConfiguration({ path: 'f.yaml', text });
    return [];
  } catch (error) {
    if (!(error instanceof AssayError) || error.code !== 'malformed') throw error;
    const [first = '', ...rest] = error.message.split('\n');
    return rest.length > 0 ? rest : [`${(error.where ?? '').replace('f.yaml:', '')} ${first}`];
  }
}

/** The actual line stands in for the expected one where it begins with it, so that a difference is shown. */
function matchStarts(actual: readonly string[], expected: readonly string[]): string[] {
  return expected.map((start, index) => (actual[index]?.startsWith(start) ? (actual[index] ?? '') : start));
}

describe('a file that is refused', () => {
  it.each(refused)('$title', ({ text, problems }) => {
    const actual = problemsOf(text);
    expect(actual).toEqual(matchStarts(actual, problems));
  });

  it('CF6 a bomb of aliases', () => {
    const levels = 'bcdefghij'.split('').map((name, index) => {
      const above = `*${'abcdefghij'[index]}`;
      return `${name}: &${name} [${Array.from({ length: 10 }, () => above).join(', ')}]`;
    });
    expect(problemsOf(['a: &a [x]', ...levels].join('\n'))).toHaveLength(1);
  });

  it('CF6 nested deeper than 40 levels', () => {
    expect(problemsOf(`graph: ${'['.repeat(500)}${']'.repeat(500)}`)[0]).toContain('nested deeper than 40');
  });

  it('CF3 shows at most 20 problems and counts the rest', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `unknown_${index}: 1`);
    const problems = problemsOf(lines.join('\n'));
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe('… and 10 more');
  });
});

describe('a file that is accepted', () => {
  it.each(accepted)('$title', ({ text, warnings }) => {
    const parsed = parseConfiguration({ path: 'f.yaml', text });
    const shown = parsed.warnings.map(({ line, column, message }) => `${line}:${column} ${message}`);
    expect(shown).toEqual(matchStarts(shown, warnings));
  });

  it.each([
    ['250', 250],
    ['500ms', 500],
    ['5s', 5000],
    ['1.5 s', 1500],
    ['2m', 120_000],
    ['1h', 3_600_000],
  ])('CF1 a time of %s is %i ms', (time, milliseconds) => {
    const text = `check:\n  test:\n    timeout: ${time}\n`;
    expect(parseConfiguration({ path: 'f.yaml', text }).configuration.check.test.timeout).toBe(milliseconds);
  });

  it('CF1 fills in the defaults of the source', () => {
    const { configuration } = parseConfiguration({ path: 'f.yaml', text: 'timeout: 5\n' });
    expect(configuration).toMatchObject({
      agent_id: 'validator',
      timeout: 5,
      retry_count: 3,
      max_iterations: 20,
    });
    expect(configuration.validation).toEqual({
      numeric_tolerance: 0.05,
      min_evidence_count: 1,
      hallucination_threshold: 0.3,
      pass_threshold: 0.8,
      max_steps: 1_000_000_000,
    });
  });
});
