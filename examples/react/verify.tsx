// An answer held against a text: each claim underlined by its verdict, and why it has it.
import { ClaimView } from 'assay/react';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { askServer } from './ask-server.ts';
import { labels, words } from './words.ts';

type Shown = Pick<ComponentProps<typeof ClaimView>, 'report' | 'text' | 'evidences'>;

export function Verify() {
  const [text, setText] = useState('');
  const [evidence, setEvidence] = useState('');
  const [shown, setShown] = useState<Shown | string>('');
  const running = useRef<AbortController>(null);
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setShown('');
    const evidences = [{ evidence_id: 'text', type: 'document' as const, data: evidence }];
    const next = await askServer<Shown['report']>('/api/verify', { text, evidences }, signal).then(
      (report) => ({ report, text, evidences }),
      ({ message }: Error) => message,
    );
    // what was left for another says nothing any more
    if (!signal.aborted) setShown(next);
  };
  return (
    <form onSubmit={(event) => void verify(event)}>
      <label>
        {words.answer} <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <label>
        {words.evidence} <textarea value={evidence} onChange={(event) => setEvidence(event.target.value)} />
      </label>
      <button type="submit">{words.verify}</button>
      {typeof shown === 'string' ? (
        <p role="alert">{shown}</p>
      ) : (
        <ClaimView {...shown} labels={labels.claims} />
      )}
    </form>
  );
}
