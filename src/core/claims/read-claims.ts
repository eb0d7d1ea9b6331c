import type { Assertion } from '../../contract/assertion.ts';
import type { NameMatch } from '../../contract/entity.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { idTypesOf } from './id-types.ts';
import { lexiconOf, type Lexicon } from './lexicon.ts';
import type { EntityMention } from './mention.ts';
import { readClaim, withInherited } from './read-claim.ts';
import { type Scan, type Surface, surfaceOf } from './surface.ts';

/** A vocabulary made ready for reading claims. */
export interface Reader {
  readonly lexicon: Lexicon;
  readonly id_types: (name: string) => readonly string[];
}

export function readerOf(vocabulary: Vocabulary): Reader {
  return { lexicon: lexiconOf(vocabulary), id_types: idTypesOf(vocabulary) };
}

/**
 * What stands in claims, in their order. From index `flowing` on they are sentences of one text: one that names no
 * subject speaks of that of the sentence before.
 */
export function surfacesOf(
  scans: readonly Scan[],
  matches: ReadonlyMap<string, NameMatch>,
  { lexicon }: Reader,
  flowing: number,
): readonly Surface[] {
  let inherited: EntityMention | null = null;
  return scans.map((scan, index) => {
    const surface = withInherited(surfaceOf(scan, matches, lexicon), index > flowing ? inherited : null);
    if (index >= flowing) inherited = surface.entities[0] ?? null;
    return surface;
  });
}

/** What claims assert, each read against the vocabulary. */
export function readClaims(
  surfaces: readonly Surface[],
  { lexicon, id_types }: Reader,
): readonly (readonly Assertion[])[] {
  return surfaces.map((surface) => readClaim(surface, lexicon.vocabulary, id_types));
}
