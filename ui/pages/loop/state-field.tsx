import { SelectField } from '../../components/field.tsx';

interface StateFieldProps<Word extends string> {
  readonly label: string;
  /** Of all of them. */
  readonly all: string;
  readonly words: readonly Word[];
  readonly wordOf: (word: Word) => string;
  /** '' = all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list to rows of one state, or one reason. */
export function StateField<Word extends string>({
  label,
  all,
  words,
  wordOf,
  value,
  onChange,
}: StateFieldProps<Word>) {
  const options = words.map((word) => ({ value: word as string, label: wordOf(word) }));
  return (
    <SelectField
      bare
      label={label}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
