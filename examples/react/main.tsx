// A page of your own before a running `npm start`: an answer as it is written with its badge, and an answer verified.
// From the root of the repository: npm run build, npm start, and beside it npx vite examples/react
import { assayLabels, QualityBadge, useAIStream } from 'assay/react';
import 'assay/react/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Verify } from './verify.tsx';

const labels = assayLabels('en');

function Ask() {
  const [question, setQuestion] = useState('');
  const { content, isStreaming, error, matchedNotes, qualityResult, state, startStream, stopStream } =
    useAIStream({ headers: () => ({ 'Accept-Language': 'en' }) });
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void startStream({ message: question, feature: 'search_qa' });
        }}
      >
        <label>
          Question <input value={question} onChange={(event) => setQuestion(event.target.value)} />
        </label>
        <button type="submit">Ask</button>
        {isStreaming ? (
          <button type="button" onClick={stopStream}>
            Stop
          </button>
        ) : null}
      </form>
      <p>{content}</p>
      {error === null ? null : <p role="alert">{error}</p>}
      <ol>
        {matchedNotes.map(({ note_id, title }) => (
          <li key={note_id}>{title}</li>
        ))}
      </ol>
      <QualityBadge quality={qualityResult} unchecked={state.qualityUnchecked} labels={labels} />
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <>
      <Ask />
      <Verify />
    </>,
  );
