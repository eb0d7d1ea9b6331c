import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FixSuggestion } from '../../../src/contract/knowledge-gap.ts';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/field.tsx';
import { textOf } from './values.tsx';
import { keyed } from '../../react/keyed.ts';

type Details = FixSuggestion['details'];

/** What was typed, in the shape that the value had: a text, or JSON. Throws where it is no JSON. */
function valueOf(before: Details[string] | undefined, typed: string): Details[string] {
  return typeof before === 'string' ? typed : (JSON.parse(typed) as Details[string]);
}

interface EditProps {
  readonly details: Details;
  readonly onSave: (details: Details) => void;
}

/** All details of a suggestion, a field each; texts as they are, all else as JSON. */
export function EditSuggestion({ details, onSave }: EditProps) {
  const { t } = useTranslation();
  const first = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, textOf(value)]));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(first);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = (): void => {
    const read: Record<string, Details[string]> = {};
    for (const [name, text] of Object.entries(typed))
      try {
        read[name] = valueOf(details[name], text);
      } catch {
        setWrong(name);
        return;
      }
    onSave(read);
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {keyed(Object.entries(typed), ([name]) => name).map(([key, [name, text]]) => (
        <TextArea
          key={key}
          label={name}
          rows={1}
          className="field-sizing-content max-h-48 font-mono"
          value={text}
          aria-invalid={wrong === name}
          {...(wrong === name ? { hint: t('loop.noJson') } : {})}
          onChange={(event) => {
            setWrong(null);
            setTyped({ ...typed, [name]: event.target.value });
          }}
        />
      ))}
      <div>
        <Button type="submit" size="small">
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
