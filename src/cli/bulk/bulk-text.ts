import type { Colors } from 'picocolors/types.js';
import type { BulkResult } from '../../contract/bulk-result.ts';
import type { Language } from '../../contract/language.ts';
import { plainText } from '../plain-text.ts';
import { reportWords } from '../report-words.ts';
import { translate } from '../../app/messages/translate.ts';

const CLAIMS_SHOWN = 3;
const SHOWN = 100;

function cut(text: string): string {
  const plain = plainText(text);
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN - 1)}…` : plain;
}

/** Why an answer could not be evaluated: a word of the closed list, or the sentence of an error. */
export function errorOf({ error, error_at }: BulkResult, language: Language): string {
  const reasons: Readonly<Record<string, string>> = reportWords[language].reasons;
  const why = error ?? '';
  const place = error_at === null ? '' : `${error_at}: `;
  return `${place}${reasons[why] ?? translate(why, language)}`;
}

/** What to do about an answer that could not be evaluated; null where nothing helps. */
export function hintOf({ error_hint }: BulkResult, language: Language): string | null {
  return error_hint === null ? null : translate(error_hint, language);
}

/** Claims that are not verified, the surest failures first, each with its reason. */
export function openClaims({ claims }: BulkResult): BulkResult['claims'] {
  const order = ['HALLUCINATION', 'UNVERIFIED', 'PARTIALLY_VERIFIED'];
  return claims
    .filter(({ status }) => status !== 'VERIFIED')
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

/** One answer of many in a few lines. */
export function resultText(result: BulkResult, language: Language, colours: Colors): string {
  const { at, status, score, exit } = result;
  const paint = exit === 0 ? colours.green : exit === 1 ? colours.red : colours.yellow;
  const figure = score === null ? '' : ` ${score.toFixed(2)}`;
  const head = `${paint(colours.bold(status))}${figure}  ${plainText(at)}`;
  if (exit === 2) {
    const hint = hintOf(result, language);
    const help = hint === null ? '' : `  ${plainText(hint)}\n`;
    return `${head}  ${plainText(errorOf(result, language))}\n${help}`;
  }
  const open = exit === 0 ? [] : openClaims(result);
  const lines = open.slice(0, CLAIMS_SHOWN).map(({ text, reason }) => {
    const why = reason === null ? '' : ` — ${plainText(reason)}`;
    return `  “${cut(text)}”${why}`;
  });
  const left = open.length - lines.length;
  const more = left > 0 ? [`  ${reportWords[language].more(left)}`] : [];
  return `${[head, ...lines, ...more].join('\n')}\n`;
}
