/** A word as it stands in a text; `start` and `end` are places in the text that was cut into words. */
export interface Word {
  readonly form: string;
  readonly start: number;
  readonly end: number;
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
}
