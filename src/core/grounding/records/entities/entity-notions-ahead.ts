import type { RecordNotion } from '../../../../contract/record-mapping.ts';
import type { Frame } from './entity-frame.ts';
import { type Item, meaningOf } from './entity-item.ts';
import { cellRead } from './entity-ruling.ts';
import type { Entity } from './entity-world.ts';

/** A notion with the words that name it. */
export interface Ahead {
  readonly item: Item;
  readonly notion: RecordNotion;
}

/** The notions that stand close behind an item. */
export function notionsAhead(frame: Frame, at: number): Ahead[] {
  return frame.items.slice(at + 1, at + 11).flatMap((item) => {
    const notion = meaningOf(item, 'notion')?.notion;
    return notion === undefined ? [] : [{ item, notion }];
  });
}

/** The cells that decide whether a record is what a notion says. */
export function shown(entity: Entity, notion: RecordNotion): string {
  return notion.columns.map((key) => `${key} ${cellRead(entity, key).quote}`).join(', ');
}
