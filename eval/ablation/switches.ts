/** What a part gives back when it is off. */
export type Off = 'nothing' | 'null' | 'its first argument' | 'what it was given' | 'no holder' | 'no word';

/** Exported functions of `src/core/grounding` that can be switched off, by the names they have. */
interface SwitchRule {
  readonly names: RegExp;
  readonly off: Off;
  readonly sort: 'holder' | 'reader' | 'rule' | 'lift';
}

/** The first line that fits a name decides; other functions stay as they are. */
export const SWITCHES: readonly SwitchRule[] = [
  { names: /^\w+Holder$/u, off: 'no holder', sort: 'holder' },
  { names: /^hold(?:English|Korean)Text$|^heldVerbatim$|^heldFramed$/u, off: 'no word', sort: 'reader' },
  { names: /^after(?:Rules|Tier)$/u, off: 'its first argument', sort: 'lift' },
  { names: /^withoutMisread$|^withoutOther$/u, off: 'its first argument', sort: 'lift' },
  { names: /^withConflict$/u, off: 'what it was given', sort: 'lift' },
  {
    names: /^checkOrder$|^explain$|^besidesTheOnly$|^lostDoubt$|^priced$|^derivation(?:Of)?$/u,
    off: 'null',
    sort: 'rule',
  },
  {
    names: /^checkClauses$|^checkContrasts$|^checkComparison$|^checkNeighbour$|^checkEvidence/u,
    off: 'nothing',
    sort: 'rule',
  },
  {
    names:
      /^(?:check|other|neighbour|vetoes|underOther|changed|koreanQuotations|koreanDifferences|exchanges|conflict)\w*$/u,
    off: 'nothing',
    sort: 'rule',
  },
];

/** The line that fits a function of this name; null where it is no part of its own. */
export function switchOf(name: string): SwitchRule | null {
  return SWITCHES.find(({ names }) => names.test(name)) ?? null;
}
