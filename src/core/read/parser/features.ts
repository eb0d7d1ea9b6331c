import { finished, mixed } from './hash.ts';

/** Hashed features of one decision. */
export interface Features {
  readonly values: Uint32Array;
}

/** What features are made of: named values that are read off what is seen. */
export type Atoms<Seen> = Readonly<Record<string, (seen: Seen) => number>>;

/** Each template names the atoms that make one feature. */
export interface Templates<Seen> {
  /** The atoms that any template names. */
  readonly atoms: readonly ((seen: Seen) => number)[];
  /** For each template its length and the places of its atoms, one after the other. */
  readonly places: Int32Array;
  readonly count: number;
}

/** Names of atoms joined by `+`, parted by spaces: `s0w s0t+b0t`. Throws where a name is of no atom. */
export function templatesOf<Seen>(atoms: Atoms<Seen>, text: string): Templates<Seen> {
  const templates = text.split(/\s+/u).filter((word) => word !== '');
  const used = [...new Set(templates.flatMap((template) => template.split('+')))];
  const places = templates.flatMap((template) => {
    const names = template.split('+');
    return [names.length, ...names.map((name) => used.indexOf(name))];
  });
  const reads = used.map((name) => {
    const atom = atoms[name];
    if (atom === undefined) throw new Error(`template with ${name}: no such atom`);
    return atom;
  });
  return { atoms: reads, places: Int32Array.from(places), count: templates.length };
}

/** Writes features into one and the same buffer, decision after decision. */
export type FeatureReader<Seen> = (seen: Seen) => Features;

export function featureReader<Seen>({ atoms, places, count }: Templates<Seen>): FeatureReader<Seen> {
  const values = new Uint32Array(count);
  const read = new Int32Array(atoms.length);
  const features = { values };
  return (seen) => {
    for (let at = 0; at < atoms.length; at += 1) read[at] = atoms[at]?.(seen) ?? 0;
    let written = 0;
    for (let at = 0; at < places.length; ) {
      const last = at + (places[at] ?? 0);
      let hash = Math.imul(written + 1, 0x9e3779b1);
      for (at += 1; at <= last; at += 1) hash = mixed(hash, read[places[at] ?? 0] ?? 0);
      values[written] = finished(hash);
      written += 1;
    }
    return features;
  };
}
