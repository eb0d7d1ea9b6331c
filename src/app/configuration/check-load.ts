import type { LoadStep } from '../../contract/load-step.ts';
import type { EntityType, Vocabulary } from '../../contract/vocabulary.ts';
import { checkFilePath } from './check-file-path.ts';
import { suggest } from './nearest-word.ts';
import type { Path, Problem } from './problem.ts';

function checkKeys(given: object, known: object, word: string, type: string, path: Path): Problem[] {
  return Object.keys(given)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => ({
      path: [...path, key],
      atKey: true,
      message: `type ${type} has no ${word} "${key}"${suggest(key, Object.keys(known))}`,
    }));
}

function checkContents(step: LoadStep, type: EntityType, path: Path): Problem[] {
  return [
    ...checkKeys(step.attributes, type.attributes, 'attribute', step.type, [...path, 'attributes']),
    ...checkKeys(step.relations, type.relations, 'relation', step.type, [...path, 'relations']),
  ];
}

function checkStep(step: LoadStep, types: Vocabulary, path: Path): Problem[] {
  const type = Object.hasOwn(types, step.type) ? types[step.type] : undefined;
  const names = Object.keys(types);
  const unknown = {
    path: [...path, 'type'],
    message: `there is no type "${step.type}"${suggest(step.type, names)}`,
  };
  return [
    ...checkFilePath(step.file, [...path, 'file']),
    ...(type ? checkContents(step, type, path) : [unknown]),
  ];
}

/** Load steps name types, attributes and relations of the vocabulary. */
export function checkLoad(steps: readonly LoadStep[], types: Vocabulary): Problem[] {
  return steps.flatMap((step, index) => checkStep(step, types, ['graph', 'load', index]));
}
