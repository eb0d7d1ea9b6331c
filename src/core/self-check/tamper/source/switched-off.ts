import type { SyntaxFile } from '../../../../contract/syntax.ts';
import type { Found } from '../findings.ts';
import { nodesOf, textOf } from '../../syntax/tree.ts';

/** Comments that take code out of a check; those of a whole file are errors. */
const WHOLE_FILE =
  /@ts-nocheck|^\/\*\s*(?:eslint|oxlint|tslint|stylelint)-disable\s*\*\/|tslint:disable\s*\*\/|biome-ignore-all|mypy:\s*ignore-errors|(?:flake8|ruff):\s*noqa|pylint:\s*(?:disable=all|skip-file)|pyright:\s*ignore-?errors/i;
const ONE_PLACE =
  /^(?:\/\/|\/\*+|#)\s*(?:@ts-(?:ignore|expect-error)|(?:eslint|oxlint)-disable|tslint:disable|biome-ignore|(?:istanbul|c8|v8) ignore|Stryker disable|type:\s*ignore|pyright:\s*ignore|noqa\b|pragma:\s*no\s?cover|pylint:\s*disable|nosec\b)/i;

interface Directive {
  readonly file: SyntaxFile;
  readonly start: number;
  readonly text: string;
  readonly severity: 'error' | 'warning';
}

function commentDirectives(file: SyntaxFile): Directive[] {
  return file.comments.flatMap(({ start, end }): Directive[] => {
    const text = file.text.slice(start, end);
    if (WHOLE_FILE.test(text)) return [{ file, start, text, severity: 'error' }];
    return ONE_PLACE.test(text) ? [{ file, start, text, severity: 'warning' }] : [];
  });
}

/** `x as any`: the type is thrown away. */
function anyCasts(file: SyntaxFile): Directive[] {
  return [...nodesOf(file.root)].flatMap((node): Directive[] => {
    const isCast = node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion';
    const isAny = isCast && node.children.some(({ type }) => type === 'TSAnyKeyword');
    return isAny
      ? [{ file, start: node.start, text: `as any: ${textOf(file, node)}`, severity: 'warning' }]
      : [];
  });
}

function directives(files: readonly SyntaxFile[]): Directive[] {
  return files.flatMap((file) => [...commentDirectives(file), ...anyCasts(file)]);
}

function kind({ text }: Directive): string {
  return text.startsWith('as any') ? text : text.replaceAll(/\s+/g, ' ').trim();
}

/** Checks that the change switches off in source code; one that only moved is none. */
export function switchedOff(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Found[] {
  const counts = new Map<string, number>();
  for (const each of directives(before)) counts.set(kind(each), (counts.get(kind(each)) ?? 0) + 1);
  return directives(after).flatMap((each): Found[] => {
    const count = counts.get(kind(each)) ?? 0;
    counts.set(kind(each), count - 1);
    if (count > 0) return [];
    const { file, start, severity, text } = each;
    return [
      {
        rule: 'checks_switched_off',
        severity,
        path: file.path,
        text: file.text,
        start,
        after: text,
        details: { what: text.slice(0, 80) },
      },
    ];
  });
}
