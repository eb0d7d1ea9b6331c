import { SlidersHorizontal } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { FeatureType } from '../../src/contract/feature.ts';
import { classNames } from '../components/class-names.ts';
import { Disclosure } from '../components/disclosure.tsx';
import { SelectField, TextField } from '../components/field.tsx';
import { COUNT_BOUNDS, isTaken, OPTION_FIELDS, type OptionField, optionValue } from './option-fields.ts';
import { keyed } from '../react/keyed.ts';

interface OptionsFormProps {
  readonly feature: FeatureType;
  /** As typed, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onChange: (typed: Readonly<Record<string, string>>) => void;
}

interface FieldProps {
  readonly field: OptionField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({ field, value, onChange }: FieldProps) {
  const { t } = useTranslation();
  const label = t(`chat.options.${field.name}`);
  if (field.kind !== 'choice')
    return (
      <TextField
        label={label}
        {...(field.kind === 'count' ? { type: 'number', ...COUNT_BOUNDS } : {})}
        wrong={isTaken(field, value) ? undefined : t('chat.outOfBounds', COUNT_BOUNDS)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const choices = field.choices.map((choice) => ({ value: choice, label: t(`chat.choices.${choice}`) }));
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: '', label: t('chat.choices.usual') }, ...choices]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** True where each field of a feature holds what it takes. */
export function areTaken(feature: FeatureType, typed: Readonly<Record<string, string>>): boolean {
  return OPTION_FIELDS[feature].every((field) => isTaken(field, typed[field.name] ?? ''));
}

/** The options of a feature from what was typed; undefined where nothing was. */
export function optionsOf(
  feature: FeatureType,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> | undefined {
  const set = OPTION_FIELDS[feature].flatMap((field) => {
    const value = optionValue(field, typed[field.name] ?? '');
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return set.length === 0 ? undefined : Object.fromEntries(set);
}

/** What a feature can be told beside the words, folded away. */
export function OptionsForm({ feature, typed, onChange }: OptionsFormProps) {
  const { t } = useTranslation();
  return (
    <Disclosure
      summary={
        <span
          className={classNames(
            'inline-flex h-7 items-center gap-1 text-xs',
            areTaken(feature, typed) ? 'text-soft' : 'text-bad',
          )}
        >
          <SlidersHorizontal aria-hidden className="size-3.5" />
          {t('chat.moreOptions')}
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-2 pb-1 sm:grid-cols-2 lg:grid-cols-4">
        {keyed(OPTION_FIELDS[feature], (field) => field.name).map(([key, field]) => (
          <Field
            key={key}
            field={field}
            value={typed[field.name] ?? ''}
            onChange={(value) => onChange({ ...typed, [field.name]: value })}
          />
        ))}
      </div>
    </Disclosure>
  );
}
