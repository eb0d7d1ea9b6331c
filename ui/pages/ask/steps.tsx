import { LoaderCircle } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { AskStep } from '../../../src/contract/ask.ts';
import { duration } from '../../i18n/format.ts';
import { keyed } from '../../react/keyed.ts';

function Step({ step }: { step: AskStep }) {
  const { t } = useTranslation();
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-1.5">
      <span className="text-xs font-medium text-soft">{t(`ask.step.${step.name}`)}</span>
      <span className="text-sm">{step.summary}</span>
      <span className="text-xs text-faint">{duration(step.ms)}</span>
    </li>
  );
}

function roundsOf(steps: readonly AskStep[]): readonly number[] {
  return [...new Set(steps.map(({ round }) => round))];
}

interface StepsProps {
  readonly steps: readonly AskStep[];
  readonly isRunning: boolean;
}

/** What an ask did, step by step, round by round; the last line says that it goes on. */
export function Steps({ steps, isRunning }: StepsProps) {
  const { t } = useTranslation();
  return (
    <div aria-live="polite" aria-busy={isRunning} className="flex flex-col gap-3">
      {keyed(roundsOf(steps), (round) => round).map(([key, round]) => (
        <div key={key}>
          <h3 className="text-xs font-semibold text-soft">{t('ask.round', { round })}</h3>
          <ol className="mt-1 divide-y divide-line border-y border-line">
            {steps
              .filter((step) => step.round === round)
              .map((step) => (
                <Step key={step.id} step={step} />
              ))}
          </ol>
        </div>
      ))}
      {isRunning ? (
        <p className="flex items-center gap-2 text-sm text-soft">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {t('ask.running')}
        </p>
      ) : null}
    </div>
  );
}
