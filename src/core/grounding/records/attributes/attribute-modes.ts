import type { Term } from '../../../language/term.ts';
import type { Mode } from './attribute-mode.ts';
import { koreanModes } from './attribute-modes-korean.ts';

const NOT = /^(?:not|no|nobody|never|neither|nor|cannot|none|.+n't)$/;
const WITHOUT = new Set(['without', 'lack', 'lacks', 'lacking', 'lacked', 'excluding', 'unavailable']);
const SILENT_VERB =
  /^(?:mention\w*|specif(?:y|ied|ies)|inform\w*|detail(?:s|ed)?|indicat\w*|stat(?:e|ed|es)|list(?:ed|s)?|disclos\w*|known|clear|data|say|says|tell|tells|reveal(?:s|ed)?|report(?:ed|s)?|recorded|assigned|named|entered|describ\w+|cover(?:ed|s)?|contain(?:s|ed)?)$/;
const SILENT_ALONE = new Set(['unknown', 'unspecified', 'unclear', 'undisclosed', 'unstated', 'nothing']);
const OPEN_VERB = new Set([
  'required',
  'necessary',
  'needed',
  'mandatory',
  'need',
  'require',
  'recommended',
  'limited',
]);
const LIGHT =
  /^(?:available|offered|provided|allowed|accepted|permitted|supported|included|possible|an|option|options|there|present|here|currently|any|either|at|all|on|site|the|premises|issued|given|taken|served|be|been|being|for|in|by|to|this|place|location)$/;
const JOINERS = new Set(['only', 'just', 'merely', 'simply']);

/** The mode of each term of a claim. */
export function modesOf(text: string, terms: readonly Term[], clauses: readonly number[]): Mode[] {
  if (/[가-힣]/.test(text)) return koreanModes(text, terms, clauses);
  const modes = terms.map((): Mode => 'plain');
  for (let first = 0; first < terms.length; ) {
    let last = first;
    while (last + 1 < terms.length && clauses[last + 1] === clauses[first]) last++;
    markClause(terms, first, last, modes);
    first = last + 1;
  }
  markKeyed(text, terms, modes);
  markOff(text, terms, clauses, modes);
  markUntold(text, terms, modes);
  return modes;
}

const OFF =
  /\b(?:turned|switched) off\b|\b(?:is|are|was|were) (?:currently )?(?:off|disabled|deactivated)\b/gi;

/** What is turned off stands before in its clause. */
function markOff(text: string, terms: readonly Term[], clauses: readonly number[], modes: Mode[]): void {
  for (const { index } of text.matchAll(OFF)) {
    const off = terms.findIndex(({ start }) => start >= index);
    terms.forEach((_, at) => {
      if (at <= off && clauses[at] === clauses[off] && modes[at] === 'plain') modes[at] = 'negated';
    });
  }
}

const UNTOLD =
  /\b(?:details?|information|data|specifics)\b[^.;]{0,200}?\b(?:is|are|was|were)(?: not|n't) (?:\w+ )?(?:provided|available|given|specified|mentioned|included|stated|listed|known)/gi;

/** Details about this, that and a third are not provided: nothing is said of any of them. */
function markUntold(text: string, terms: readonly Term[], modes: Mode[]): void {
  for (const match of [...text.matchAll(UNTOLD), ...text.matchAll(LEFT_OPEN)]) {
    const end = match.index + match[0].length;
    terms.forEach((term, at) => {
      if (term.start >= match.index && term.end <= end) modes[at] = 'silent';
    });
  }
}

const LEFT_OPEN = /\b(?:leaves? (?:it )?open|nor) (?:whether|if|how|what|when|where)\b[^.;]*/gi;

const KEYED = /^\s*:\s*(no|none|not|false|yes|true|n\/a|unknown|unavailable)\b/i;

/** `WiFi: no`: the value behind the colon says it. */
function markKeyed(text: string, terms: readonly Term[], modes: Mode[]): void {
  terms.forEach((term, at) => {
    const value =
      text.charAt(term.end) === ':' ? KEYED.exec(text.slice(term.end, term.end + 16))?.[1] : undefined;
    if (value === undefined) return;
    const mode = /^(?:yes|true)$/i.test(value)
      ? 'plain'
      : /^(?:n\/a|unknown)$/i.test(value)
        ? 'silent'
        : 'negated';
    modes[at] = mode;
    const before = terms[at - 1];
    if (before !== undefined && /^[ -]$/.test(text.slice(before.end, term.start))) modes[at - 1] = mode;
  });
}

function wordAt(terms: readonly Term[], at: number): string {
  return terms[at]?.surface.toLowerCase() ?? '';
}

function markClause(terms: readonly Term[], first: number, last: number, modes: Mode[]): void {
  for (let at = first; at <= last; at++) {
    const word = wordAt(terms, at);
    if (SILENT_ALONE.has(word) && isSilentWord(terms, at)) fill(modes, first, last, 'silent');
    if (!NOT.test(word) && !WITHOUT.has(word) && !(word === 'than' && wordAt(terms, at - 1) === 'rather'))
      continue;
    if (JOINERS.has(wordAt(terms, at + 1))) continue;
    const mode = modeAfter(terms, at, last);
    const from = mode === 'silent' || endsLight(terms, at, last) ? first : at;
    fill(modes, from, last, mode);
    return;
  }
}

function isSilentWord(terms: readonly Term[], at: number): boolean {
  const next = wordAt(terms, at + 1);
  if (wordAt(terms, at) !== 'nothing' || /^(?:about|of|on|regarding)$/.test(next)) return true;
  return /^(?:is|was)$/.test(next) && SILENT_VERB.test(wordAt(terms, at + 2));
}

function fill(modes: Mode[], from: number, to: number, mode: Mode): void {
  for (let at = from; at <= to; at++) modes[at] = mode;
}

function modeAfter(terms: readonly Term[], at: number, last: number): Mode {
  for (let next = at + 1; next <= Math.min(last, at + 6); next++) {
    const word = wordAt(terms, next);
    if (SILENT_VERB.test(word) && !(word === 'data' && next > at + 1)) return 'silent';
    if (next <= at + 2 && OPEN_VERB.has(word)) return 'open';
    if (terms[next]?.kind === 'name' && next > at + 2) break;
  }
  return 'negated';
}

/** Nothing but light words follows: what is denied stands before (valet parking is not available). */
function endsLight(terms: readonly Term[], at: number, last: number): boolean {
  if (wordAt(terms, at) === 'no' || wordAt(terms, at) === 'without') return false;
  for (let next = at + 1; next <= last; next++) if (!LIGHT.test(wordAt(terms, next))) return false;
  return true;
}
