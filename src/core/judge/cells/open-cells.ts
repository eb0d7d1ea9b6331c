import type { ReadSentence } from '../../read/read-text.ts';
import { isKorean } from '../facts/fact-reader.ts';
import { isRespective } from '../facts/respective.ts';
import { type Held, type Said, SILENT } from '../held.ts';
import type { Mood } from '../../statement/statement.ts';
import type { Means } from '../means.ts';
import type { Cell } from './cell.ts';
import { cellsOf } from './cells-of.ts';
import type { CellsFound } from './cells-found.ts';
import { readClaim } from './claim-read.ts';
import { computingOf } from './computing.ts';
import { gaps, saysGap } from './gaps.ts';
import { holdCells } from './hold-cells.ts';
import { holdClauses } from './hold-clauses.ts';
import { scenesOf } from './scene.ts';
import { sums } from './sums.ts';
import { openUnits, type Units, unitsOf } from './units.ts';

/** Holds a Korean sentence against labelled values and clauses of the evidence; of what it names alone where facts tell. */
export type HoldCells = (claim: ReadSentence, own: readonly Said[]) => Held;

interface Opened {
  readonly cells: readonly Cell[];
  readonly units: Units;
}

/** What of the evidence says something of itself. */
const SAYING: ReadonlySet<Mood> = new Set(['asserted', 'possible', 'reported']);

function open(said: readonly Said[], texts: readonly string[], means: Means): Opened {
  const scenes = scenesOf(said, texts, means).filter(({ tokens }) => tokens.length > 0);
  const saying = scenes.filter((scene) => SAYING.has(scene.said.sentence.mood));
  return {
    cells: saying.flatMap((scene) => cellsOf(scene, means)),
    units: openUnits(
      scenes.flatMap((scene) => unitsOf(scene, means)),
      means,
    ),
  };
}

/** The evidence is read when a claim first needs it. */
export function openCells(said: readonly Said[], texts: readonly string[], means: Means): HoldCells {
  let opened: Opened | null = null;
  return (sentence, own) => {
    if (!isKorean(sentence)) return SILENT;
    opened ??= open(said, texts, means);
    const isOwn = new Set(own);
    const cells = opened.cells.filter(({ scene }) => isOwn.has(scene.said));
    const { units } = opened;
    const claim = readClaim(sentence, means);
    const computing = computingOf(claim, cells, means);
    const single = cells.filter(({ scene }) => !isRespective(scene.said.sentence));
    const ways: readonly (() => CellsFound)[] = [
      ...(computing !== null && saysGap(computing) ? [] : [() => holdCells(claim, single, means)]),
      ...(computing === null ? [] : [() => sums(computing), () => gaps(computing)]),
    ];
    for (const way of ways) {
      const { match, cells: found } = way();
      if (match !== null) return { ...SILENT, match, places: found.map(({ scene }) => scene.said.place) };
    }
    const unit = holdClauses(claim, units, isOwn, means);
    return unit === null ? SILENT : { ...SILENT, match: 'contradicted', places: [unit.scene.said.place] };
  };
}
