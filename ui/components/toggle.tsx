import * as Switch from '@radix-ui/react-switch';
import { useId, type ReactNode } from 'react';

interface ToggleProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with its name and what it means. */
export function Toggle({ label, hint, checked, disabled = false, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Switch.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        className="mt-0.5 h-5 w-9 shrink-0 rounded-full border border-edge bg-sunken p-px data-[state=checked]:border-ink data-[state=checked]:bg-ink disabled:opacity-55"
      >
        <Switch.Thumb className="block size-4 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-white" />
      </Switch.Root>
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint === undefined ? null : (
          <div id={`${id}-hint`} className="text-xs text-soft">
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
