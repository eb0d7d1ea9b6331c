import { z } from 'zod';
import { Configuration } from '../../contract/configuration.ts';
import type { Path } from './problem.ts';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

function branches(node: Node): readonly Node[] {
  return [node, ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
}

function stepInto(node: Node, step: string | number): Node[] {
  return branches(node).flatMap(({ properties, additionalProperties, items }) => {
    const found = typeof step === 'number' ? items : (properties?.[step] ?? additionalProperties);
    return typeof found === 'object' ? [found] : [];
  });
}

/** Keys that the schema knows at a path of the configuration. */
export function knownKeys(path: Path): string[] {
  const root = z.toJSONSchema(Configuration, { io: 'input', reused: 'inline' }) as Node;
  const nodes = path.reduce<Node[]>((found, step) => found.flatMap((node) => stepInto(node, step)), [root]);
  return [...new Set(nodes.flatMap(branches).flatMap(({ properties }) => Object.keys(properties ?? {})))];
}
