import type { ChangedFile } from '../../../../contract/work-change.ts';
import { byLines, type Found } from '../findings.ts';
import { type Line, type LineDifference, lineDifference } from '../line-difference.ts';

const HOOKS =
  /(?:^|\/)(?:\.claude\/settings[^/]*\.json|\.codex\/(?:hooks\.json|config\.toml)|\.cursor\/hooks\.json|\.gemini\/settings\.json|\.github\/hooks\/[^/]*\.json)$/;
const ALL_OFF = /"disableAllHooks"\s*:\s*true/;
const OWN = /(?:^|\/)assay\.config\.\w+$/;

function keyOf({ text }: Line): string {
  return /^-?\s*([\w-]+)\s*:/.exec(text)?.[1] ?? text;
}

function isGone(path: string, before: string, what: string): Found {
  return byLines({ path, after: null }, ['gate_switched_off', 'error', { what }], null, before);
}

/** Offsets of the section `check:`; nothing where there is none. */
function checkSection(text: string): [number, number] {
  const start = /^["']?check["']?\s*:/m.exec(text)?.index;
  if (start === undefined) return [0, 0];
  const end = /\n["']?[\w-]+["']?\s*:/.exec(text.slice(start))?.index;
  return [start, end === undefined ? text.length : start + end + 1];
}

/** What differs in the section that says how work is checked. */
function checkLines(before: string, after: string): LineDifference {
  const [[from, to], [start, end]] = [checkSection(before), checkSection(after)];
  const { removed, added } = lineDifference(before.slice(from, to), after.slice(start, end));
  return { removed, added: added.map((line) => ({ ...line, start: line.start + start })) };
}

/** Assay's own configuration: what was asked may grow, never shrink. */
function ownSettings(path: string, before: string, after: string): Found[] {
  const { removed, added } = checkLines(before, after);
  const said = removed.filter(({ text }) => !text.startsWith('#'));
  const spot = (line: Line, old: string | null): Found =>
    byLines({ path, after }, ['gate_switched_off', 'warning', { what: keyOf(line) }], line, old);
  const changed = said.flatMap((line) => {
    const now = added.find((each) => keyOf(each) === keyOf(line));
    return now ? [spot(now, line.text)] : [];
  });
  const lost = said.find((line) => !added.some((each) => keyOf(each) === keyOf(line)));
  const overrides = added.filter((line) => keyOf(line) === 'overrides').map((line) => spot(line, null));
  return [...(lost ? [isGone(path, lost.text, keyOf(lost))] : []), ...changed, ...overrides];
}

function hookSettings(path: string, before: string, after: string | null): Found[] {
  if (!/\bassay\b/.test(before)) return [];
  const called = before.split('\n').find((line) => /\bassay\b/.test(line));
  if (after === null || !/\bassay\b/.test(after)) return [isGone(path, called?.trim() ?? '', 'hook')];
  const off = ALL_OFF.test(before) ? null : ALL_OFF.exec(after);
  if (off === null) return [];
  const line = { text: '"disableAllHooks": true', start: off.index };
  return [byLines({ path, after }, ['gate_switched_off', 'error', { what: 'hook' }], line, null)];
}

/** The gate itself: Assay's configuration and the hooks of agents that call it. */
export function scanGate({ path, before, after }: ChangedFile): Found[] {
  if (before === null) return [];
  if (HOOKS.test(path)) return hookSettings(path, before, after);
  if (!OWN.test(path)) return [];
  if (after === null && !/^["']?check["']?\s*:/m.test(before)) return [];
  return after === null ? [isGone(path, path, 'configuration')] : ownSettings(path, before, after);
}
