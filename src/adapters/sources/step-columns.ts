import type { LoadStep } from '../../contract/load-step.ts';
import type { EntityType } from '../../contract/vocabulary.ts';
import type { ValueKind } from './cell-value.ts';
import { validityColumns } from './validity.ts';

/** A load step with everything that does not change from record to record worked out once. */
export interface StepColumns {
  readonly attributes: readonly {
    readonly attribute: string;
    readonly column: string;
    readonly kind: ValueKind;
  }[];
  readonly relations: readonly {
    readonly relation: string;
    readonly column: string;
    readonly separator: string | undefined;
    readonly to: string;
  }[];
  /** A literal day, or the column with it. */
  readonly asOf: { readonly day?: string; readonly column?: string };
  readonly source: string;
  readonly needed: readonly string[];
}

/** Works out the columns of a step whose names its type knows. */
export function stepColumns(step: LoadStep, type: EntityType): StepColumns {
  const attributes = Object.entries(step.attributes).map(([attribute, mapped]) => {
    const { column, unit } = typeof mapped === 'string' ? { column: mapped, unit: undefined } : mapped;
    const known = type.attributes[attribute];
    return { attribute, column, kind: { kind: known?.kind ?? 'text', unit: known?.unit, columnUnit: unit } };
  });
  const relations = Object.entries(step.relations).map(([relation, mapped]) => {
    const { column, separator } =
      typeof mapped === 'string' ? { column: mapped, separator: undefined } : mapped;
    return { relation, column, separator, to: type.relations[relation]?.to ?? '' };
  });
  const asOf = asOfPlace(step.as_of);
  const optional = [step.names?.ko, step.names?.en, step.aliases?.column, asOf.column].filter(
    (name) => name !== undefined,
  );
  const used = [...attributes, ...relations].map(({ column }) => column);
  const needed = [...new Set([step.id, ...optional, ...used, ...validityColumns(step.valid)])];
  return { attributes, relations, asOf, source: step.source ?? step.file, needed };
}

function asOfPlace(text: string | undefined): StepColumns['asOf'] {
  if (text === undefined) return {};
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { day: text } : { column: text };
}
