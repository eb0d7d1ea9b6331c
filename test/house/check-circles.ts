import type { Finding } from './finding.ts';
import { importsOf } from './imports.ts';
import type { SourceFile } from './syntax.ts';

/** No file imports itself by way of others, type imports counted. Each circle is found once. */
export function checkCircles(files: readonly SourceFile[]): Finding[] {
  const targets = new Map(
    files.map((file) => [file.path, importsOf(file).flatMap(({ target, isOwn }) => (isOwn ? [target] : []))]),
  );
  const done = new Set<string>();
  const findings: Finding[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      findings.push({ rule: 'HS2', place: path, message: [...trail.slice(start), path].join(' → ') });
      return;
    }
    if (done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return findings;
}
