import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { keyed } from '../react/keyed.ts';

const BOX =
  'w-full rounded border border-edge bg-panel px-2.5 text-sm text-ink disabled:bg-sunken disabled:text-soft aria-invalid:border-bad';

interface Labelled {
  readonly label: string;
  /** What it means, under it. */
  readonly hint?: ReactNode;
  /** Why what stands in it is not taken, in place of the hint. */
  readonly wrong?: string | undefined;
  /** True: the label is for screen readers alone. */
  readonly bare?: boolean;
}

interface FrameProps extends Labelled {
  readonly id: string;
  readonly children: ReactNode;
}

function Frame({ id, label, hint, wrong, bare = false, children }: FrameProps) {
  const said = wrong ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={bare ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {children}
      {said === undefined ? null : (
        <p
          id={`${id}-hint`}
          className={classNames('text-xs', wrong === undefined ? 'text-soft' : 'text-bad')}
        >
          {said}
        </p>
      )}
    </div>
  );
}

function described(id: string, hint: ReactNode): { 'aria-describedby'?: string } {
  return hint === undefined ? {} : { 'aria-describedby': `${id}-hint` };
}

export function TextField({
  label,
  hint,
  wrong,
  bare,
  className,
  ...rest
}: Labelled & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} wrong={wrong} {...(bare === undefined ? {} : { bare })}>
      <input
        id={id}
        {...described(id, wrong ?? hint)}
        {...(wrong === undefined ? {} : { 'aria-invalid': true })}
        className={classNames(BOX, 'h-8', className)}
        {...rest}
      />
    </Frame>
  );
}

export function TextArea({ label, hint, bare, className, ...rest }: Labelled & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} {...(bare === undefined ? {} : { bare })}>
      <textarea id={id} {...described(id, hint)} className={classNames(BOX, 'py-1.5', className)} {...rest} />
    </Frame>
  );
}

interface SelectFieldProps extends Labelled, ComponentProps<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ label, hint, bare, options, className, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} {...(bare === undefined ? {} : { bare })}>
      <select id={id} {...described(id, hint)} className={classNames(BOX, 'h-8 pr-1', className)} {...rest}>
        {keyed(options, ({ value }) => value).map(([key, { value, label: shown }]) => (
          <option key={key} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </Frame>
  );
}
