/** What a claim says of a thing: it is so, it is not so, nothing is known of it, or it is left open (not required). */
export type Mode = 'plain' | 'negated' | 'silent' | 'open';
