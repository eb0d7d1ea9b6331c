import type { Icon } from '../icons/icon.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** good: verified, passed · part: partly · warn: look at it · bad: contradicted, failed · none: unchecked, never green. */
export type Tone = 'good' | 'part' | 'warn' | 'bad' | 'none';

const TONES: Readonly<Record<Tone, string>> = {
  good: 'bg-good-wash text-good',
  part: 'bg-part-wash text-part',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  none: 'bg-none-wash text-none',
};

interface TagProps {
  readonly tone?: Tone;
  readonly icon?: Icon;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A word with a colour: the word alone must say it. */
export function Tag({ tone = 'none', icon: Icon, className, children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {Icon === undefined ? null : <Icon aria-hidden className="size-3.5" strokeWidth={2} />}
      {children}
    </span>
  );
}
