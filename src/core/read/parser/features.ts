import { finished, mixed } from './hash.ts';

/** Hashed features of one decision. */
export interface Features {
  readonly values: Uint32Array;
}

/** What features are made of: named values that are read off what is seen. */
export type Atoms<Seen> = Readonly<Record<string, (seen: Seen) => number>>;

/** Templates that are made of as many atoms. */
interface Group {
  readonly length: number;
  /** For each template its own place and those of its atoms, one after the other. */
  readonly places: Int32Array;
}

/** Each template names the atoms that make one feature. */
export interface Templates<Seen> {
  /** The atoms that any template names. */
  readonly atoms: readonly ((seen: Seen) => number)[];
  readonly groups: readonly Group[];
  readonly count: number;
}

/** By their lengths: a loop that always turns as often is the fastest. */
function groupsOf(templates: readonly (readonly number[])[]): Group[] {
  const lengths = [...new Set(templates.map(({ length }) => length))];
  return lengths.map((length) => {
    const places = templates.flatMap((own, at) => (own.length === length ? [at, ...own] : []));
    return { length, places: Int32Array.from(places) };
  });
}

/** Names of atoms joined by `+`, parted by spaces: `s0w s0t+b0t`. Throws where a name is of no atom. */
export function templatesOf<Seen>(atoms: Atoms<Seen>, text: string): Templates<Seen> {
  const templates = text.split(/\s+/u).filter((word) => word !== '');
  const used = [...new Set(templates.flatMap((template) => template.split('+')))];
  const places = templates.map((template) => template.split('+').map((name) => used.indexOf(name)));
  const reads = used.map((name) => {
    const atom = atoms[name];
    if (atom === undefined) throw new Error(`template with ${name}: no such atom`);
    return atom;
  });
  return { atoms: reads, groups: groupsOf(places), count: templates.length };
}

/** Writes features into one and the same buffer, decision after decision. */
export type FeatureReader<Seen> = (seen: Seen) => Features;

function hashInto(values: Uint32Array, { length, places }: Group, read: Int32Array): void {
  for (let at = 0; at < places.length; ) {
    const own = places[at] ?? 0;
    const last = at + length;
    let hash = Math.imul(own + 1, 0x9e3779b1);
    for (at += 1; at <= last; at += 1) hash = mixed(hash, read[places[at] ?? 0] ?? 0);
    values[own] = finished(hash);
  }
}

export function featureReader<Seen>({ atoms, groups, count }: Templates<Seen>): FeatureReader<Seen> {
  const values = new Uint32Array(count);
  const read = new Int32Array(atoms.length);
  const features = { values };
  return (seen) => {
    for (let at = 0; at < atoms.length; at += 1) read[at] = atoms[at]?.(seen) ?? 0;
    for (const group of groups) hashInto(values, group, read);
    return features;
  };
}
