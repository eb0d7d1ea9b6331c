import type { TestReportFormat } from '../../../contract/test-run.ts';

const XML_END = '</testsuites>';

function xmlDocuments(text: string): readonly string[] {
  const parts = text.split(XML_END);
  const rest = parts.pop() ?? '';
  const whole = parts.map((part) => part + XML_END);
  return whole.length === 0 || rest.includes('<') ? [...whole, rest] : whole;
}

/** Where each JSON value of a text ends that is an object at its outermost. */
function objectEnds(text: string): readonly number[] {
  const ends: number[] = [];
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = depth > 0;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) ends.push(at + 1);
    }
  }
  return ends;
}

function jsonDocuments(text: string): readonly string[] {
  const ends = objectEnds(text);
  if (ends.length < 2) return [text];
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));
}

/** The reports that were written to one place, one after the other: mostly one. */
export function documents(format: TestReportFormat, text: string): readonly string[] {
  if (format === 'junit') return xmlDocuments(text);
  return format === 'jest_json' || format === 'mocha_json' ? jsonDocuments(text) : [text];
}
