/** A word as it stands in a text; `start` and `end` are places in the text that was cut into words. */
export interface Word {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** What stands behind the stem of a Korean word; each particle and ending by one name: 은 for 은 and 는, 었 for 았. */
export interface Inflection {
  readonly kind: 'noun' | 'verb' | 'adjective';
  /** In order: 에, 서는 → 에서, 은. */
  readonly particles: readonly string[];
  /** In order: 시, 었, 습니다. */
  readonly endings: readonly string[];
  /** The verb that makes one of a noun, as a part of the lemma: 하, 되, 시키; '' where there is none. */
  readonly light: string;
  /** Verbs that stand on another one within the word: 떨어+지, 설치되어+있. */
  readonly auxiliaries: readonly string[];
  /** True for a noun that 이다 makes a predicate. */
  readonly copula: boolean;
  /** True for a word that denies: 않, 못하, 아니, 없, 안. */
  readonly negative: boolean;
}

/** A word of a sentence with what its reader says of it. */
export interface Token extends Word {
  readonly lemma: string;
  /** The universal word class: `NOUN`, `VERB` … */
  readonly upos: string;
  /** The class of the treebank: `NNS`; in Korean the kinds of its first and last morpheme. */
  readonly xpos: string;
  /** Its place in the sentence; -1 = the root. */
  readonly head: number;
  /** The relation to its head, of Universal Dependencies. */
  readonly relation: string;
  /** By how much the action that gave it its head was better than any other. */
  readonly margin: number;
  /** In Korean alone. */
  readonly inflection?: Inflection;
}
