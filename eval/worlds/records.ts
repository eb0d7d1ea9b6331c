import { bare } from './bare.ts';
import type { Attribute } from './domain.ts';
import { toldAttributes, valueIfAny, valueOf, type World } from './world.ts';

const YES = { en: ['no', 'yes'], ko: ['없음', '있음'] } as const;

/** The value as it stands behind a label or in a cell; null where there is none. */
function cell(world: World, subject: string, attribute: Attribute): string | null {
  const said = valueIfAny(world, subject, attribute);
  if (said === null) return null;
  return attribute.type === 'flag' ? (YES[world.language][said.order] ?? '') : bare(said.text);
}

/** `Label: value`, a fact each. */
export function labelledFacts(world: World, subject: string): string[] {
  return toldAttributes(world).flatMap((attribute) => {
    const value = cell(world, subject, attribute);
    return value === null ? [] : [`${attribute.words[world.language].label}: ${value}`];
  });
}

const NAME = { en: 'Name', ko: '이름' } as const;

/** A row a subject. */
export function rowsOfWorld(world: World): Record<string, string>[] {
  return world.subjects.map((subject) => ({
    [NAME[world.language]]: bare(subject),
    ...Object.fromEntries(
      toldAttributes(world).map((attribute) => [
        attribute.words[world.language].label,
        cell(world, subject, attribute) ?? '–',
      ]),
    ),
  }));
}

/** An object a subject, under its name. */
export function recordsOfWorld(world: World): Record<string, Record<string, string | boolean>> {
  const recordOf = (subject: string): Record<string, string | boolean> =>
    Object.fromEntries(
      toldAttributes(world)
        .filter((attribute) => valueIfAny(world, subject, attribute) !== null)
        .map((attribute) => [
          attribute.words[world.language].label,
          attribute.type === 'flag'
            ? valueOf(world, subject, attribute).order === 1
            : bare(valueOf(world, subject, attribute).text),
        ]),
    );
  return Object.fromEntries(world.subjects.map((subject) => [bare(subject), recordOf(subject)]));
}
