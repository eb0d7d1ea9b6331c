import { useState } from 'react';
import type { Settings } from '../../../src/contract/setting.ts';
import { TextField } from '../../components/field.tsx';
import { SettingHint } from './setting-hint.tsx';
import type { SettingsHandle } from './use-settings.ts';

type Count = {
  [Key in keyof Settings]: number extends Settings[Key] ? Key : never;
}[keyof Settings];

interface SettingNumberProps {
  readonly of: Count;
  readonly handle: SettingsHandle;
  readonly min: number;
  readonly max?: number;
  readonly step?: number;
}

const NULLABLE: readonly Count[] = ['budget_tokens', 'budget_ms', 'verification_max_steps'];

/** A setting that is a number; an empty field is no bound, where there may be none. Saved when it is left. */
export function SettingNumber({ of, handle, ...bounds }: SettingNumberProps) {
  const { shown, isSaving, set } = handle;
  const now = shown.settings[of];
  const [typed, setTyped] = useState<string | null>(null);
  const save = (): void => {
    if (typed === null) return;
    setTyped(null);
    const value = typed.trim() === '' ? null : Number(typed);
    if (value === now || (value === null && !NULLABLE.includes(of)) || Number.isNaN(value)) return;
    set(of, value as number);
  };
  return (
    <TextField
      label={shown.descriptions[of]}
      hint={<SettingHint of={of} handle={handle} />}
      type="number"
      inputMode="decimal"
      className="w-40"
      {...bounds}
      disabled={isSaving}
      value={typed ?? now ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    />
  );
}
