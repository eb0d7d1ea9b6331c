import type { Finding } from '../../../contract/finding.ts';
import type { Citation } from '../../../contract/grounding.ts';
import type { CitationMark } from '../../language/citation-mark.ts';
import type { Ids } from './citable.ts';
import { findingOf } from './finding-of.ts';

/** A citation of a claim, and what each of its targets leads to. */
export interface Cited {
  readonly mark: CitationMark;
  readonly leadsTo: readonly Ids[];
}

const PASSAGES_ASKED = 5;

function placeOf({ start, end }: CitationMark): Finding['place'] {
  return { start, end };
}

/** CT2: the citations that lead nowhere. */
export function unresolved(cited: readonly Cited[]): Finding[] {
  return cited
    .filter(({ leadsTo }) => leadsTo.some((ids) => ids.length === 0))
    .map(({ mark }) =>
      findingOf('CITATION_UNRESOLVED', 'CT2', { place: placeOf(mark), expected: mark.text }),
    );
}

/** CT3: the citations of a claim that the cited evidence does not support. `elsewhere`: the pieces that do. */
export function unsupporting(
  cited: readonly Cited[],
  asked: ReadonlySet<string>,
  elsewhere: readonly string[],
): Finding[] {
  const known = cited.filter(({ leadsTo }) => leadsTo.flat().some((id) => asked.has(id)));
  const actual = elsewhere.length === 0 ? null : [...new Set(elsewhere)].join(', ');
  return known.map(({ mark }) =>
    findingOf('CITATION_UNSUPPORTED', 'CT3', { place: placeOf(mark), expected: mark.text, actual }),
  );
}

/** The citations as the report shows them; of several passages of one source the one that supports, else the first. */
export function citationsOf(
  cited: readonly Cited[],
  supports: (id: string) => boolean | null,
): readonly Citation[] {
  return cited.flatMap(({ mark, leadsTo }) =>
    leadsTo.map((ids) => {
      const shared = { text: mark.text, place: placeOf(mark) };
      const [first] = ids;
      if (first === undefined) return { ...shared, evidence_id: null, supports: false };
      const carrying = ids.slice(0, PASSAGES_ASKED).find((id) => supports(id) === true);
      return { ...shared, evidence_id: carrying ?? first, supports: carrying ? true : supports(first) };
    }),
  );
}
