import { ChevronRight, ShieldAlert, ShieldCheck, ShieldQuestion } from '../icons/icons.ts';
import type { QualityResult, QualityUnchecked } from '../../src/contract/quality.ts';
import { keyed } from './keyed.ts';
import { type AssayLabels, filled } from './labels.ts';
import { QualityItem } from './quality-item.tsx';
import type { QualityView } from './quality-view.ts';
import { useQualityBadge } from './use-quality-badge.ts';

const ICONS = { passed: ShieldCheck, failed: ShieldAlert, not_evaluated: ShieldQuestion } as const;

interface QualityBadgeProps {
  readonly quality: QualityResult | null | undefined;
  /** Why there is no quality, where it was wanted. */
  readonly unchecked?: QualityUnchecked | null | undefined;
  readonly labels: AssayLabels;
}

function wordOf({ status }: QualityView, labels: AssayLabels): string {
  if (status === 'passed') return labels.qualityPassed;
  return status === 'failed' ? labels.qualityFailed : labels.qualityNotEvaluated;
}

/** The soft warning: which items an answer fell short of. */
function Warning({ view, labels }: { view: QualityView; labels: AssayLabels }) {
  const short = view.items.filter(({ outcome }) => outcome === 'failed' || outcome === 'partial');
  if (view.status !== 'failed' || short.length === 0) return null;
  const items = short.map(({ question }) => question).join(' · ');
  return <p className="assay-warning">{filled(labels.qualityShort, { items })}</p>;
}

function Retry({ view, labels }: { view: QualityView; labels: AssayLabels }) {
  if (view.retry === null || view.retry === undefined) return null;
  return <p className="assay-aside">{labels.retry[view.retry.outcome]}</p>;
}

function Judge({ view, labels }: { view: QualityView; labels: AssayLabels }) {
  if (view.judge === null || view.judge === undefined) return null;
  const { model, same_as_writer } = view.judge;
  const words = same_as_writer ? labels.judgedBySame : labels.judgedBy;
  return <p className="assay-aside">{filled(words, { model })}</p>;
}

/**
 * The badge under an answer: what the gate says, in a word, an icon and a colour, unfolding to the checklist. Shows nothing
 * where nobody asked for an evaluation.
 */
export function QualityBadge({ quality, unchecked, labels }: QualityBadgeProps) {
  const badge = useQualityBadge(quality, unchecked ?? null);
  if (badge === null) return null;
  const { view, buttonProps, panelProps } = badge;
  const Icon = ICONS[view.status];
  const reason = view.reason === null ? '' : ` · ${labels.reasons[view.reason]}`;
  return (
    <div className="assay-quality" data-status={view.status}>
      <button className="assay-badge" {...buttonProps}>
        <Icon aria-hidden width={15} height={15} />
        {view.percent === null ? null : <span>{filled(labels.qualityScore, { score: view.percent })}</span>}
        <span>
          {wordOf(view, labels)}
          {reason}
        </span>
        <ChevronRight aria-hidden width={13} height={13} className="assay-chevron" />
      </button>
      <Warning view={view} labels={labels} />
      <div className="assay-panel" {...panelProps}>
        {view.detail === '' ? null : <p className="assay-aside">{view.detail}</p>}
        {view.items.length === 0 ? null : (
          <ul aria-label={labels.qualityChecklist} className="assay-items">
            {keyed(view.items, ({ id }) => id).map(([key, item]) => (
              <QualityItem key={key} item={item} labels={labels} />
            ))}
          </ul>
        )}
        {view.summary === '' ? null : <p className="assay-summary">{view.summary}</p>}
        <Retry view={view} labels={labels} />
        <Judge view={view} labels={labels} />
      </div>
    </div>
  );
}
