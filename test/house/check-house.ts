import { checkCircles } from './check-circles.ts';
import { checkAny, checkBarrels, checkClasses, checkPurity } from './check-file.ts';
import { checkRooms } from './check-rooms.ts';
import { checkTransactions } from './check-transactions.ts';
import type { Finding } from './finding.ts';
import type { SourceFile } from './syntax.ts';

const fileChecks = [checkBarrels, checkPurity, checkAny, checkTransactions, checkClasses];

/** Every rule of the house over all files of src. */
export function checkHouse(files: readonly SourceFile[]): Finding[] {
  return [
    ...checkRooms(files),
    ...checkCircles(files),
    ...files.flatMap((file) => fileChecks.flatMap((check) => check(file))),
  ];
}
