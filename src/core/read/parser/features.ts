import { finished, mixed } from './hash.ts';

/** Hashed features of one decision: the first `count` of `values`. */
export interface Features {
  readonly values: Uint32Array;
  count: number;
}

/** Names of atoms joined by `+`, parted by spaces: `s0w s0t+b0t`. Each becomes one feature. */
export interface Templates {
  /** For each template its length and the places of its atoms, one after the other. */
  readonly places: Int32Array;
  readonly count: number;
}

/** Throws where a template names an atom that is not listed. */
export function templatesOf(atoms: readonly string[], text: string): Templates {
  const templates = text.split(/\s+/u).filter((word) => word !== '');
  const places = templates.flatMap((template) => {
    const names = template.split('+');
    const found = names.map((name) => atoms.indexOf(name));
    if (found.includes(-1)) throw new Error(`template ${template}: no such atom`);
    return [found.length, ...found];
  });
  return { places: Int32Array.from(places), count: templates.length };
}

export function featuresFor({ count }: Templates): Features {
  return { values: new Uint32Array(count), count };
}

/** Writes the features of these atoms. */
export function fillFeatures(features: Features, { places }: Templates, atoms: Int32Array): void {
  const { values } = features;
  let written = 0;
  for (let at = 0; at < places.length; ) {
    const last = at + (places[at] ?? 0);
    let hash = Math.imul(written + 1, 0x9e3779b1);
    for (at += 1; at <= last; at += 1) hash = mixed(hash, atoms[places[at] ?? 0] ?? 0);
    values[written] = finished(hash);
    written += 1;
  }
}
