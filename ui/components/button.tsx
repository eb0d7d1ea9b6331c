import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const styles = cva(
  'inline-flex items-center justify-center gap-1.5 rounded border font-medium whitespace-nowrap disabled:opacity-55 aria-disabled:opacity-55',
  {
    variants: {
      look: {
        main: 'border-ink bg-ink text-white hover:not-disabled:bg-soft',
        plain: 'border-edge/60 bg-panel text-ink hover:not-disabled:bg-hover',
        quiet: 'border-transparent text-soft hover:not-disabled:bg-hover hover:not-disabled:text-ink',
        danger: 'border-bad bg-panel text-bad hover:not-disabled:bg-bad-wash',
      },
      size: { small: 'h-7 px-2 text-xs', normal: 'h-8 px-3 text-sm' },
    },
    defaultVariants: { look: 'main', size: 'normal' },
  },
);

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` one a view, `plain` beside it, `quiet` in rows, `danger` for what takes away. */
  readonly look?: 'main' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal';
}

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classNames(styles({ look, size }), className)} {...rest} />;
}
