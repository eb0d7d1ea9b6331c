import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Named, World } from './world.ts';

function write(folder: string, file: string, header: string, rows: readonly (readonly unknown[])[]): void {
  writeFileSync(join(folder, file), `${[header, ...rows.map((row) => row.join(','))].join('\n')}\n`);
}

function names(all: readonly Named[]): unknown[][] {
  return all.map(({ id, ko, en }) => [id, ko, en]);
}

/** Writes the world as the CSV files that its configuration names. */
export function writeWorld(world: World, folder: string): void {
  write(folder, 'divisions.csv', 'id,ko,en', names(world.divisions));
  write(folder, 'people.csv', 'id,ko,en', names(world.people));
  write(
    folder,
    'units.csv',
    'id,ko,en,parent,head',
    world.units.map(({ id, ko, en, parent, head }) => [id, ko, en, parent.id, head.id]),
  );
  write(
    folder,
    'weeks.csv',
    'id,week,headcount,budget,allocated_hours,attrition,utilization',
    world.units.flatMap(({ id, weeks }) => weeks.map((week) => [id, ...Object.values(week)])),
  );
}
