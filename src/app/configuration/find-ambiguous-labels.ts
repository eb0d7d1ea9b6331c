import type { Labels } from '../../contract/language.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { folded } from '../../core/language/fold-text.ts';
import type { Path, Problem } from './problem.ts';

interface Labelled {
  readonly path: Path;
  readonly labels: Labels;
}

function findShared(things: readonly Labelled[]): Problem[] {
  const first = new Map<string, Path>();
  return things.flatMap(({ path, labels }) =>
    [...new Set([...labels.ko, ...labels.en].map((label) => folded(label).toLowerCase()))].flatMap(
      (label) => {
        const other = first.get(label);
        first.set(label, other ?? path);
        return other
          ? [
              {
                path,
                atKey: true,
                message: `the label "${label}" also names ${other.at(-1)}; claims that use it are ambiguous`,
              },
            ]
          : [];
      },
    ),
  );
}

function labelled(things: Readonly<Record<string, { readonly labels: Labels }>>, path: Path): Labelled[] {
  return Object.entries(things).map(([name, { labels }]) => ({ path: [...path, name], labels }));
}

/** Labels that two types, or two attributes or relations of one type, share: doubtful, not wrong. */
export function findAmbiguousLabels(types: Vocabulary): Problem[] {
  const path = ['graph', 'types'];
  return [
    ...findShared(labelled(types, path)),
    ...Object.entries(types).flatMap(([name, type]) => [
      ...findShared(labelled(type.attributes, [...path, name, 'attributes'])),
      ...findShared(labelled(type.relations, [...path, name, 'relations'])),
    ]),
  ];
}
