import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A new temporary folder with these files; an array is written as JSON lines. */
export function setFolder(files: Readonly<Record<string, string | readonly unknown[]>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-eval-'));
  for (const [path, content] of Object.entries(files)) {
    const text =
      typeof content === 'string' ? content : content.map((one) => `${JSON.stringify(one)}\n`).join('');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Rows of a small invented set, one a plant: half of the claims say another height than the evidence. */
export function plants(count: number): object[] {
  return Array.from({ length: count }, (_, at) => {
    const height = 40 + at;
    const isTrue = at % 2 === 0;
    return {
      id: `p${at}`,
      evidence: `Plant ${at} grows in the north bed. Plant ${at} is ${height} cm high and was sown in spring.`,
      claim: `Plant ${at} is ${isTrue ? height : height + 300} cm high.`,
      label: isTrue ? 1 : 0,
      label_raw: isTrue ? 'Supports' : 'Refutes',
    };
  });
}
