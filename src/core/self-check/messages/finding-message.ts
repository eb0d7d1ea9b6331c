import type { Language } from '../../../contract/language.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { ENGLISH, ENGLISH_REASONS } from './english.ts';
import { KOREAN, KOREAN_REASONS } from './korean.ts';
import type { Reasons, Sentences } from './sentence.ts';
import { fillKorean } from '../../language/fitting-particle.ts';

interface Words {
  readonly sentences: Sentences;
  readonly reasons: Reasons;
  readonly more: string;
  /** What an output tells of tests: none ran, some failed, fewer ran than was told. */
  readonly output: Readonly<Record<'none' | 'failed' | 'fewer', string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    sentences: ENGLISH,
    reasons: ENGLISH_REASONS,
    more: '{tests} and {rest} more',
    output: {
      none: 'no test ran{line}',
      failed: '{failed} of {ran#test#tests} {verb}{line}',
      fewer: '{ran#test#tests} ran, not {told}{line}',
    },
  },
  ko: {
    sentences: KOREAN,
    reasons: KOREAN_REASONS,
    more: '{tests} 외 {rest}개',
    output: {
      none: '실행된 테스트가 없음{line}',
      failed: '테스트 {ran}개 중 {failed}개 실패{line}',
      fewer: '실행된 테스트는 {told}개가 아니라 {ran}개{line}',
    },
  },
};

const SHOWN = 3;
const PLACE = /\{\w[^{}]*\}/g;
const NAME = /^\w+/;

/** What stands in the place of `{name}`, `{name|otherwise}`, `{name#one#more}` or `{name text with %}`. */
function placed(inside: string, values: Readonly<Record<string, string | undefined>>): string {
  const name = NAME.exec(inside)?.[0] ?? '';
  const rest = inside.slice(name.length);
  const value = values[name];
  if (rest.startsWith('#')) {
    const [, one, more] = rest.split('#');
    return `${value ?? '?'} ${value === '1' ? one : more}`;
  }
  if (rest.startsWith(' ')) return value === undefined || value === '' ? '' : rest.replace('%', () => value);
  return value ?? rest.slice(1);
}

function filled(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return fillKorean(text, PLACE, (place) => placed(place.slice(1, -1), values));
}

/** The first tests of a finding, and how many more there are. */
function named({ tests }: WorkFinding, { more }: Words): string {
  const shown = tests.slice(0, SHOWN).join(', ');
  const rest = tests.length - SHOWN;
  if (shown === '') return '';
  return `: ${rest > 0 ? filled(more, { tests: shown, rest: `${rest}` }) : shown}`;
}

/** What the output of tests tells against what was said, with its line; without numbers the line alone. */
function told({ details }: WorkFinding, words: Words): string {
  const { output = '', ran, failed = '0', told: number } = details;
  const values = {
    ...details,
    line: output === '' ? '' : ` (${output})`,
    verb: failed === '1' ? 'fails' : 'fail',
  };
  if (ran === undefined) return output;
  if (ran === '0') return filled(words.output.none, values);
  if (failed !== '0') return filled(words.output.failed, values);
  return number === undefined ? output : filled(words.output.fewer, values);
}

/** The kinds of a finding, the first that has words of its own decides. */
function kindOf({ details, rule }: WorkFinding): string {
  const { reason, how, hollow, marker, count, name } = details;
  if (rule.startsWith('tests_failed') && count === undefined) return 'uncounted';
  if (rule === 'artefact_orphaned') return (name ?? '') === '' ? 'file' : '';
  return reason ?? how ?? hollow ?? marker ?? '';
}

/** A finding in words. */
export function findingMessage(finding: WorkFinding, language: Language): string {
  const words = WORDS[language];
  const { details, after, place } = finding;
  const sentence = words.sentences[finding.rule];
  const text = typeof sentence === 'string' ? sentence : (sentence[kindOf(finding)] ?? sentence[''] ?? '');
  const file = place?.file ?? '';
  return filled(text, {
    ...details,
    name: (details['name'] ?? '') === '' ? file : details['name'],
    reason: words.reasons[details['reason'] ?? ''] ?? details['reason'],
    file,
    said: after ?? '',
    saying: after === null ? '' : ` (${after.split('\n')[0]?.trim() ?? ''})`,
    tests: named(finding, words),
    output_of_tests: told(finding, words),
  });
}
