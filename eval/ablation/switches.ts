/** What a part gives back when it is off. */
export type Off =
  | 'nothing'
  | 'null'
  | 'its first argument'
  | 'its first argument alone'
  | 'what it was given'
  | 'no holder'
  | 'no word'
  | 'no match'
  | 'silence'
  | 'one silence'
  | 'unbound'
  | 'nothing left'
  | 'yes'
  | 'no';

/** Rooms of `src/core` whose exported functions can be switched off. */
export const ROOMS = ['grounding', 'judge', 'read'] as const;
export type Room = (typeof ROOMS)[number];

/** Exported functions that can be switched off, by the names they have. */
interface SwitchRule {
  readonly names: RegExp;
  readonly off: Off;
  readonly sort: 'holder' | 'reader' | 'rule' | 'lift' | 'judge' | 'operator' | 'guard';
}

/** The first line that fits a name decides; other functions stay as they are. */
const SWITCHES: Readonly<Record<Room, readonly SwitchRule[]>> = {
  grounding: [
    { names: /^\w+Holder$/u, off: 'no holder', sort: 'holder' },
    { names: /^hold(?:English|Korean)Text$|^heldVerbatim$/u, off: 'no word', sort: 'reader' },
    { names: /^withStatements$/u, off: 'its first argument', sort: 'judge' },
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
  ],
  judge: [
    {
      names: /^(?:sum|difference|comparison|rank|extreme|count|only|allOrNone)$/u,
      off: 'null',
      sort: 'operator',
    },
    { names: /^(?:value|name|flag|word)Claim$|^repeats$/u, off: 'no match', sort: 'judge' },
    { names: /^holdValues$/u, off: 'silence', sort: 'judge' },
    { names: /^holdStatements$/u, off: 'one silence', sort: 'judge' },
    { names: /^differenceOf$/u, off: 'null', sort: 'judge' },
    { names: /^boundElsewhere$/u, off: 'nothing', sort: 'guard' },
    { names: /^isReadWhole$/u, off: 'yes', sort: 'guard' },
    { names: /^isNarrowed$|^isStripped$/u, off: 'no', sort: 'guard' },
    { names: /^reasonOf$/u, off: 'unbound', sort: 'guard' },
    { names: /^accountedFor$/u, off: 'nothing left', sort: 'guard' },
    { names: /^claimParts$|^koreanClaims$/u, off: 'its first argument alone', sort: 'reader' },
    { names: /^withQuotations$/u, off: 'its first argument', sort: 'reader' },
  ],
  read: [
    { names: /^gapping$|^labelled$|^item$|^titleOf$/u, off: 'null', sort: 'reader' },
    { names: /^markersIn$/u, off: 'nothing', sort: 'reader' },
    { names: /^illnessOf$|^koreanIllness$|^settleKorean$/u, off: 'null', sort: 'guard' },
  ],
};

/** The line that fits a function of this name; null where it is no part of its own. */
export function switchOf(room: Room, name: string): SwitchRule | null {
  return SWITCHES[room].find(({ names }) => names.test(name)) ?? null;
}

/** What a part is called: that of the verdict's own room by its name, else with its room. */
export function partName(room: Room, name: string): string {
  return room === 'grounding' ? name : `${room}/${name}`;
}

/** The sort of a part, by what it is called. */
export function sortOf(part: string): string {
  const [room, name] = part.includes('/') ? part.split('/') : ['grounding', part];
  return switchOf(room as Room, name ?? '')?.sort ?? 'part';
}
