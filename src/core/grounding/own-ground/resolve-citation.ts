import type { Evidence } from '../../../contract/evidence.ts';
import type { CitationMark } from '../../language/citation-mark.ts';
import { normaliseName } from '../../language/name-normalise.ts';

/** What citations can lead to: the evidence of the answer in its order, and the footnotes that its text defines. */
export interface Citable {
  readonly evidences: readonly Evidence[];
  readonly footnotes: ReadonlyMap<string, string>;
}

function address(written: string): string {
  return written
    .replace(/[#?].*$/u, '')
    .replace(/\/+$/u, '')
    .toLowerCase();
}

function titlesOf({ evidence_id, source, uri, data }: Evidence): string[] {
  const title =
    data !== null && typeof data === 'object' && !Array.isArray(data)
      ? (data['title'] ?? data['name'])
      : null;
  const file = uri?.split(/[/\\]/u).at(-1);
  return [evidence_id, source, uri, file, title].filter((name): name is string => typeof name === 'string');
}

function byAddress(target: string, { evidences }: Citable): string | null {
  const wanted = address(target);
  const found = evidences.find((one) =>
    [one.uri, one.source, one.evidence_id].some((place) => place !== undefined && address(place) === wanted),
  );
  return found?.evidence_id ?? null;
}

function byName(target: string, { evidences }: Citable): string | null {
  const wanted = normaliseName(target);
  const exact = evidences.find((one) => titlesOf(one).some((name) => normaliseName(name) === wanted));
  if (exact !== undefined) return exact.evidence_id;
  const within = evidences.filter((one) =>
    titlesOf(one).some((name) => wanted.length > 2 && wanted.includes(normaliseName(name))),
  );
  return within.length === 1 ? (within[0]?.evidence_id ?? null) : null;
}

function byNumber(target: string, { evidences }: Citable): string | null {
  const named = evidences.find(({ evidence_id }) => evidence_id === target);
  return (named ?? evidences[Number(target) - 1])?.evidence_id ?? null;
}

function byFootnote(label: string, citable: Citable): string | null {
  const leadsTo = citable.footnotes.get(label);
  if (leadsTo !== undefined) {
    const [, link = leadsTo] = /\]?\(?<?(https?:\/\/[^\s)>]+)/u.exec(leadsTo) ?? [];
    return byAddress(link, citable) ?? byName(leadsTo, citable);
  }
  return byName(label, citable) ?? (/^\d+$/u.test(label) ? byNumber(label, citable) : null);
}

/** CT2: the evidence that each target of a citation leads to, by number (the first is 1), id, address, footnote or title; null where it leads nowhere. */
export function resolveCitation(mark: CitationMark, citable: Citable): (string | null)[] {
  return mark.targets.map((target) => {
    if (mark.kind === 'link') return byAddress(target, citable);
    if (mark.kind === 'named') return byName(target, citable) ?? byAddress(target, citable);
    if (mark.kind === 'footnote') return byFootnote(target, citable);
    return byNumber(target, citable);
  });
}
