import { claimStanding } from '../../src/contract/claim-standing.ts';
import { claimWord } from './claim-word.tsx';
import type { ClaimLabels } from './claim-labels.ts';
import type { AnswerPiece } from './claims-view.ts';
import { keyed } from './keyed.ts';
import type { ClaimViewState } from './use-claim-view.ts';

interface PieceProps {
  readonly piece: AnswerPiece;
  readonly state: ClaimViewState;
  readonly labels: ClaimLabels;
}

function Piece({ piece: { text, claim, isGap }, state, labels }: PieceProps) {
  if (isGap) return <span className="assay-gap" title={labels.gap}>{` … `}</span>;
  if (claim === null) return <span>{text}</span>;
  const { claim_id } = claim;
  return (
    <a
      href="#assay-claim"
      className="assay-claim"
      data-look={claimStanding(claim)}
      aria-current={state.chosen?.claim_id === claim_id}
      onClick={(event) => {
        event.preventDefault();
        state.choose(claim_id);
      }}
      onFocus={() => state.choose(claim_id)}
      onMouseEnter={() => state.choose(claim_id)}
    >
      {text}
      <sup>{claimWord(claim, labels)}</sup>
    </a>
  );
}

/** The answer with every claim underlined by its verdict: a colour, a pattern and a word. */
export function ClaimAnswer({ state, labels }: { state: ClaimViewState; labels: ClaimLabels }) {
  return (
    <section aria-label={labels.answer} className="assay-answer">
      {keyed(state.pieces, ({ start }) => start).map(([key, piece]) => (
        <Piece key={key} piece={piece} state={state} labels={labels} />
      ))}
    </section>
  );
}
