import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfHr } from './run-assay.ts';

const FILES: Readonly<Record<string, string>> = {
  'docs/refunds.md':
    '# Refunds\n\nRefunds are paid within 14 days. Mira Olsen approves them.\n\n## 환불\n\n환불은 14일 안에 지급합니다.\n',
  'src/total.ts': 'export function total(a: number, b: number): number {\n  return a + b;\n}\n',
  'empty/README': 'nothing to index\n',
  'answer.md': 'Refunds are paid within 14 days.\n',
  'false.md': 'Refunds are paid within 30 days.\n',
};

/** The example of HR with code, documents and answers beside it. */
export function homeWithFiles(): { readonly path: string; remove(): void } {
  const home = copyOfHr();
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(home.path, path, '..'), { recursive: true });
    writeFileSync(join(home.path, path), text);
  }
  return home;
}
