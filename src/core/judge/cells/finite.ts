import { verbalReadings } from '../../read/korean/analyse.ts';
import { inflectionOf } from '../../read/korean/inflection.ts';
import type { Token } from '../../statement/token.ts';

/** Ends of a finite verb that no noun has: 단축되었습니다, 낮아졌음. */
const FINITE = /(?:[았었했됐졌렸겼췄쳤녔]|[습합됩]니)(?:습니)?(?:다|음|고|으며|지만)$/u;

/** A verb that the tagger took for a noun. */
export function finite(token: Token): Token {
  const { inflection, form } = token;
  if (inflection?.kind !== 'noun' || !FINITE.test(form)) return token;
  const known = verbalReadings(form).filter(
    ({ known, kind, light }) => kind !== 'N' && (known || light !== ''),
  );
  const reading = known.sort((a, b) => b.stem.length - a.stem.length)[0];
  if (reading === undefined) return token;
  return { ...token, lemma: reading.stem, upos: 'VERB', inflection: inflectionOf(reading) };
}
