import { useId, useState } from 'react';
import type { QualityResult, QualityUnchecked } from '../../src/contract/quality.ts';
import { qualityView, type QualityView } from './quality-view.ts';

/** A badge without looks: what it says, and what its button and its list need. */
export interface QualityBadgeState {
  readonly view: QualityView;
  readonly isOpen: boolean;
  readonly buttonProps: {
    readonly type: 'button';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  readonly panelProps: { readonly id: string; readonly hidden: boolean };
}

/** Null where there is nothing to say: nobody asked for an evaluation. */
export function useQualityBadge(
  quality: QualityResult | null | undefined,
  unchecked?: QualityUnchecked | null,
): QualityBadgeState | null {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const view = qualityView(quality, unchecked);
  if (view === null) return null;
  return {
    view,
    isOpen,
    buttonProps: {
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpen(!isOpen),
    },
    panelProps: { id, hidden: !isOpen },
  };
}
