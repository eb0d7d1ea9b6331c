import type { Icon } from '../icons/icon.ts';
import { CircleAlert, CircleCheck, CircleDashed, CircleX } from '../icons/icons.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { Tag, type Tone } from '../components/tag.tsx';
import type ko from '../locales/ko.json';

type Word = keyof (typeof ko)['outcome'];

const LOOKS: Readonly<Record<Word, readonly [Tone, Icon]>> = {
  PASSED: ['good', CircleCheck],
  NEEDS_REVIEW: ['part', CircleAlert],
  FAILED: ['bad', CircleX],
  HALLUCINATION: ['bad', CircleX],
  ERROR: ['none', CircleDashed],
  INCOMPLETE: ['part', CircleAlert],
  NOT_EVALUATED: ['none', CircleDashed],
  ANSWERED: ['good', CircleCheck],
  QUOTED: ['part', CircleAlert],
  ABSTAINED: ['none', CircleDashed],
};

/** The outcome of a verdict in the language that is shown; a word of another part as it stands. */
export function outcomeWord(outcome: string, t: TFunction): string {
  return isWord(outcome) ? t(`outcome.${outcome}`) : outcome;
}

function isWord(outcome: string): outcome is Word {
  return outcome in LOOKS;
}

/** The outcome of a verdict in a word with an icon; a word of another part as it stands. */
export function OutcomeTag({ outcome }: Pick<VerdictRecord, 'outcome'>) {
  const { t } = useTranslation();
  if (!isWord(outcome)) return <Tag>{outcome}</Tag>;
  const [tone, icon] = LOOKS[outcome];
  return (
    <Tag tone={tone} icon={icon}>
      {outcomeWord(outcome, t)}
    </Tag>
  );
}
