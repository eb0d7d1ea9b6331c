import type { JudgedItem, Label, Labels, VotedItem } from './judged-item.ts';

const ORDER: readonly Label[] = [true, null, false];

function sharesOf(votes: readonly JudgedItem[]): Labels {
  const share = (label: Label): number =>
    votes.filter(({ passed }) => passed === label).length / votes.length;
  return { yes: share(true), partial: share(null), no: share(false) };
}

/** QG16: what more than half of the votes say; without such a majority the item is open. */
export function countVotes(votes: readonly JudgedItem[]): VotedItem {
  const [only] = votes;
  if (only !== undefined && votes.length === 1) return only;
  const labels = sharesOf(votes);
  const winner = ORDER.find(
    (label) => votes.filter(({ passed }) => passed === label).length * 2 > votes.length,
  );
  const chosen = votes.find(({ passed }) => passed === winner);
  if (winner === undefined || chosen === undefined)
    return { reason: 'ambiguous', detail: 'the votes of the judge have no majority' };
  const disputed = votes.some(({ passed }) => passed !== winner);
  return { passed: winner, note: chosen.note, labels, disputed };
}
