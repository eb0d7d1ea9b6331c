import type { Icon } from '../icons/icon.ts';
import { Ban, PenLine, Scissors } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { AnswerAction, OnFailAction } from '../../src/contract/on-fail.ts';
import { Tag, type Tone } from '../components/tag.tsx';

const LOOKS: Readonly<Record<Exclude<OnFailAction, 'deliver'>, { tone: Tone; icon: Icon }>> = {
  annotate: { tone: 'warn', icon: PenLine },
  revise: { tone: 'part', icon: PenLine },
  replace: { tone: 'warn', icon: Scissors },
  block: { tone: 'bad', icon: Ban },
};

/** UI35: what was done with an answer that failed, and why; what was delivered as it is needs no word. */
export function ActionLine({ of }: { of: AnswerAction | null }) {
  const { t } = useTranslation();
  if (of === null || of.action === 'deliver') return null;
  const { tone, icon } = LOOKS[of.action];
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
      <Tag tone={tone} icon={icon}>
        {t(`chat.action.${of.action}`)}
      </Tag>
      {of.sentences === undefined ? null : <span>{t('chat.keptSentences', of.sentences)}</span>}
      {of.reason === '' ? null : <span>{of.reason}</span>}
      {of.held === undefined ? null : <span>{t('chat.heldBack', { ms: of.held.first_ms })}</span>}
    </p>
  );
}
