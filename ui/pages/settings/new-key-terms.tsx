import { useTranslation } from 'react-i18next';
import type { KeyTerms } from '../../../src/contract/api-key.ts';
import { TextField } from '../../components/field.tsx';
import { keyed } from '../../react/keyed.ts';

/** The terms of a new key as they are typed; '' = none. */
export interface TypedTerms {
  readonly until: string;
  readonly tokens: string;
  readonly cost: string;
  readonly models: string;
}

export const NO_TERMS: TypedTerms = { until: '', tokens: '', cost: '', models: '' };

/** A day to its end, as on the command line; what is no day goes as it is, and the server names the field. */
function endOf(day: string): string {
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}

/** What is sent of them. */
export function termsOf({ until, tokens, cost, models }: TypedTerms): KeyTerms {
  const names = models.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  const budget = {
    ...(tokens === '' ? {} : { tokens: Number(tokens) }),
    ...(cost === '' ? {} : { cost: Number(cost) }),
  };
  return {
    ...(until === '' ? {} : { expires_at: endOf(until) }),
    ...(tokens === '' && cost === '' ? {} : { budget }),
    ...(names.length === 0 ? {} : { models: names }),
  };
}

const FIELDS = [
  ['until', 'settings.newUntil', { placeholder: 'YYYY-MM-DD', pattern: '\\d{4}-\\d{2}-\\d{2}' }],
  ['tokens', 'settings.newTokens', { type: 'number', min: 1, step: 1 }],
  ['cost', 'settings.newCost', { type: 'number', min: 0.01, step: 0.01 }],
  ['models', 'settings.newModels', { type: 'text' }],
] as const;

/** HT31: what a new key is bound by; all of it may be left out. */
export function NewKeyTerms({
  typed,
  onChange,
}: {
  typed: TypedTerms;
  onChange: (typed: TypedTerms) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3">
      {keyed(FIELDS, ([field]) => field).map(([key, [field, label, input]]) => (
        <TextField
          key={key}
          label={t(label)}
          className="w-48"
          value={typed[field]}
          onChange={({ target }) => onChange({ ...typed, [field]: target.value })}
          {...input}
        />
      ))}
    </div>
  );
}
