// An answer held against a text: each claim underlined by its verdict, and why it has it.
import { claimLabels, ClaimView } from 'assay/react';
import { type ComponentProps, type FormEvent, useState } from 'react';

type Shown = Pick<ComponentProps<typeof ClaimView>, 'report' | 'text' | 'evidences'>;

const labels = claimLabels('en');

export function Verify() {
  const [text, setText] = useState('');
  const [evidence, setEvidence] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    const evidences = [{ evidence_id: 'text', type: 'document' as const, data: evidence }];
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'en' };
    const body = JSON.stringify({ text, evidences });
    const response = await fetch('/api/verify', { method: 'POST', headers, body });
    if (response.ok) setShown({ report: await response.json(), text, evidences });
  };
  return (
    <form onSubmit={(event) => void verify(event)}>
      <label>
        Answer <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <label>
        Evidence <textarea value={evidence} onChange={(event) => setEvidence(event.target.value)} />
      </label>
      <button type="submit">Verify</button>
      {shown === null ? null : <ClaimView {...shown} labels={labels} />}
    </form>
  );
}
