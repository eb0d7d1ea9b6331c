function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Never the last word of a sentence: a name, number or clause follows. Lower case, without the last point. */
export const NEVER_LAST = words(
  'dr mr mrs ms prof st vs e.g i.e cf approx fig figs eq eqs sec gen sen rep gov capt lt col sgt rev hon mt ft al viz resp ca',
);

/** Before a figure only: `No. 5`, `p. 12`, `Jan. 5`. */
export const BEFORE_NUMBER = words(
  'no nos vol vols ch chap art pp p para ver v jan feb mar apr jun jul aug sep sept oct nov dec op',
);

/** May be the last word or not; the next word decides. */
export const MAYBE_LAST = words(
  'inc ltd co corp llc jr sr a.m p.m ph.d m.d b.a m.a b.sc m.sc d.c plc bros dept est',
);

/** Words that begin a sentence far more often than a name. */
export const STARTERS = words(
  'the it he she they we i you this that these those there a an in on at for from by to as if but and so or however when while after before since its his her their our my no not all some most many what why how who where then thus therefore although because both each one',
);

/** Korean last syllables of a finished sentence. */
export const KOREAN_FINALS: ReadonlySet<string> = new Set('다요죠까오함음임됨짐움네군라자');
