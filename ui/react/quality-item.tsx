import { CircleAlert, CircleCheck, CircleDashed, CircleX } from '../icons/icons.ts';
import type { AssayLabels } from './labels.ts';
import type { QualityItemView } from './quality-view.ts';

const ICONS = {
  passed: CircleCheck,
  failed: CircleX,
  partial: CircleAlert,
  not_evaluated: CircleDashed,
} as const;

function wordOf({ outcome }: QualityItemView, labels: AssayLabels): string {
  const words = {
    passed: labels.qualityItemPassed,
    failed: labels.qualityItemFailed,
    partial: labels.qualityItemPartial,
    not_evaluated: labels.qualityItemNotEvaluated,
  };
  return words[outcome];
}

/** What decided it, and what else is to be known of it. */
function marksOf({ decidedBy, isVeto, isDisputed, reason }: QualityItemView, labels: AssayLabels): string[] {
  return [
    ...(decidedBy === null ? [] : [decidedBy === 'rule' ? labels.decidedByRule : labels.decidedByJudge]),
    ...(isVeto ? [labels.veto] : []),
    ...(isDisputed ? [labels.disputed] : []),
    ...(reason === null ? [] : [labels.reasons[reason]]),
  ];
}

/** An item with its outcome, what was noted, and what decided it. */
export function QualityItem({ item, labels }: { item: QualityItemView; labels: AssayLabels }) {
  const Icon = ICONS[item.outcome];
  return (
    <li className="assay-item" data-outcome={item.outcome}>
      <Icon aria-hidden width={15} height={15} />
      <div>
        <p>
          {item.question} <strong>{wordOf(item, labels)}</strong>
        </p>
        {item.note === '' ? null : <p className="assay-aside">{item.note}</p>}
        <p className="assay-aside">{marksOf(item, labels).join(' · ')}</p>
      </div>
    </li>
  );
}
