import type { Finding } from './finding.ts';
import { importsOf } from './imports.ts';
import { rooms, type Room } from './rooms.ts';
import type { SourceFile } from './syntax.ts';

function roomOf(path: string): Room | undefined {
  return rooms.find((room) => room.files.test(path));
}

function objection(room: Room, target: string, isOwn: boolean): string | undefined {
  if (!isOwn) {
    return room.packages && !room.packages.includes(target) ? `imports the package ${target}` : undefined;
  }
  const other = roomOf(target);
  if (!other) return `imports ${target}, which lies in no room`;
  return other === room || room.mayImport.includes(other.name)
    ? undefined
    : `imports ${target} of ${other.name}`;
}

/** Imports go downwards only, as the table of rooms says; every file lies in a room. */
export function checkRooms(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (!room) return [{ rule: 'HS1', place: file.path, message: 'lies in no room of the table' }];
    return importsOf(file).flatMap(({ target, isOwn, line }) => {
      const message = objection(room, target, isOwn);
      return message
        ? [{ rule: 'HS1', place: `${file.path}:${line}`, message: `${room.name} ${message}` }]
        : [];
    });
  });
}
