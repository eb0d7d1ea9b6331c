import { type AskEvidence, placeOf } from '../../contract/ask-evidence.ts';

const LINE = /^\d{1,9}: /u;

/** What stands before a quotation of a symbol: `readSettings (src/settings.ts:2-4): `. */
export function symbolLead(evidence: AskEvidence, name: string): string {
  return `${name} (${placeOf(evidence)}): `;
}

/** What stands before a quotation of a file: `docs/guide.md:2: `. */
export function lineLead({ path }: AskEvidence, line: number): string {
  return `${path}:${line}: `;
}

function withoutLead(quotation: string, from: AskEvidence): string {
  const { object, path } = from;
  if (object !== null) {
    const lead = symbolLead(from, object.name);
    return quotation.startsWith(lead) ? quotation.slice(lead.length) : quotation;
  }
  const rest = quotation.slice(path.length + 1);
  return quotation.startsWith(`${path}:`) && LINE.test(rest) ? rest.replace(LINE, '') : quotation;
}

/** Quotations without what names their places, which claims nothing that they say. */
export function withoutLeads(text: string, evidence: readonly AskEvidence[]): string {
  return text
    .split('\n\n')
    .map((quotation) => evidence.reduce(withoutLead, quotation))
    .join('\n\n');
}
