// An answer held against a text: each claim underlined by its verdict, and why it has it.
import { claimLabels, ClaimView } from 'assay/react';
import { type ComponentProps, type FormEvent, useState } from 'react';

type Shown = Pick<ComponentProps<typeof ClaimView>, 'report' | 'text' | 'evidences'>;

const labels = claimLabels('en');

export function Verify() {
  const [shown, setShown] = useState<Shown | null>(null);
  const verify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = String(form.get('answer'));
    const evidences = [
      { evidence_id: 'text', type: 'document' as const, data: String(form.get('evidence')) },
    ];
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'en' };
    const body = JSON.stringify({ text, evidences });
    const response = await fetch('/api/verify', { method: 'POST', headers, body });
    if (response.ok) setShown({ report: await response.json(), text, evidences });
  };
  return (
    <form onSubmit={(event) => void verify(event)}>
      <label>
        Answer <textarea name="answer" />
      </label>
      <label>
        Evidence <textarea name="evidence" />
      </label>
      <button type="submit">Verify</button>
      {shown === null ? null : <ClaimView {...shown} labels={labels} />}
    </form>
  );
}
