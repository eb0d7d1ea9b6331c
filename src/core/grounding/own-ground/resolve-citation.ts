import type { CitationMark, IsKnown } from '../../language/citation-mark.ts';
import type { Citable, Ids } from './citable.ts';
import { decoded, fileOf } from './evidence-names.ts';

const ADDRESS = /<?(https?:\/\/[^\s)>\]]+)/u;
const LINK = /\]\(([^()\s]+)/u;
const LABEL = /\p{L}+/u;

function byAnyName(name: string, citable: Citable): Ids {
  const exact = citable.byName(name);
  if (exact.length > 0) return exact;
  const whole = citable.byWords(name);
  if (whole.length > 0) return whole;
  const parts = name.split(/[,·]/u).map((part) => part.trim());
  return parts.length > 1 ? [...new Set(parts.flatMap((part) => citable.byName(part)))] : [];
}

/** What a definition leads to; null where it names nothing that is known, so that its number may still count. */
function byDefinition(leadsTo: string, citable: Citable): Ids | null {
  const [, address] = ADDRESS.exec(leadsTo) ?? LINK.exec(leadsTo) ?? [];
  const there = citable.byAddress(address ?? leadsTo);
  if (there.length > 0) return there;
  const named = byAnyName(leadsTo, citable);
  if (named.length > 0) return named;
  return address === undefined ? null : [];
}

function byLabel(label: string, citable: Citable): Ids {
  const leadsTo = citable.definition(label);
  const defined = leadsTo === undefined ? null : byDefinition(leadsTo, citable);
  if (defined !== null) return defined;
  return /^\d+$/u.test(label) ? citable.byNumber(label) : byAnyName(label, citable);
}

/** `[노트 2]` where a piece has just that name, else the second piece. */
function byNote(number: string, { text }: CitationMark, citable: Citable): Ids {
  const [label = ''] = LABEL.exec(text) ?? [];
  const named = citable.byName(`${label} ${number}`);
  return named.length > 0 ? named : byLabel(number, citable);
}

function byFile(target: string, citable: Citable): Ids {
  const there = citable.byAddress(target);
  if (there.length > 0 || target.includes('://')) return there;
  return citable.byName(fileOf(decoded(target)));
}

function leadsTo(target: string, mark: CitationMark, citable: Citable): Ids {
  if (mark.kind === 'link') return byFile(target, citable);
  if (mark.kind === 'note') return byNote(target, mark, citable);
  if (mark.kind !== 'named') return byLabel(target, citable);
  const named = byAnyName(target, citable);
  return named.length > 0 ? named : citable.byAddress(target);
}

/**
 * CT2: the evidence that each target of a citation leads to, by what the text defines, number (the first is 1), id,
 * address, title or file; several pieces where they share that name. Empty where it leads nowhere.
 */
export function resolveCitation(mark: CitationMark, citable: Citable): readonly Ids[] {
  return mark.targets.map((target) => leadsTo(target, mark, citable));
}

/** Whether words in brackets name a piece of evidence or a label of the text, and so are a citation. */
export function knownTo(citable: Citable): IsKnown {
  return (name) =>
    citable.byName(name).length > 0 ||
    citable.definition(name) !== undefined ||
    (/(?:19|20)\d\d/u.test(name) && citable.byWords(name).length > 0);
}
