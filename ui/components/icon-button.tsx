import type { Icon } from '../icons/icon.ts';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Hint } from './hint.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: Icon;
  /** What it does: read by screen readers, shown on hover. */
  readonly label: string;
}

/** A button that is only an icon, with its name as a hint. */
export function IconButton({ icon: Icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Hint text={label}>
      <button
        type={type}
        aria-label={label}
        className={classNames(
          'inline-flex size-7 shrink-0 items-center justify-center rounded text-soft hover:not-disabled:bg-hover hover:not-disabled:text-ink disabled:opacity-50 aria-pressed:bg-hover aria-pressed:text-ink',
          className,
        )}
        {...rest}
      >
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </Hint>
  );
}
