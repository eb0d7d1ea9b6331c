// A page of your own before a running `npm start`: an answer as it is written with its badge, and an answer verified.
// From the root of the repository: npm run build, npm start, and beside it npx vite examples/react
import { QualityBadge, useAIStream } from 'assay/react';
import 'assay/react/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { headers, problemWords } from './ask-server.ts';
import { Verify } from './verify.tsx';
import { labels, language, words } from './words.ts';

function Ask() {
  const [question, setQuestion] = useState('');
  const { content, isStreaming, error, matchedNotes, qualityResult, state, startStream, stopStream } =
    useAIStream({ headers: () => headers });
  const { problem } = { problem: null, ...state.failure };
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void startStream({ message: question, feature: 'search_qa' });
        }}
      >
        <label>
          {words.question} <input value={question} onChange={(event) => setQuestion(event.target.value)} />
        </label>
        <button type="submit">{words.ask}</button>
        {isStreaming ? (
          <button type="button" onClick={stopStream}>
            {words.stop}
          </button>
        ) : null}
      </form>
      <p>{content}</p>
      {error === null ? null : (
        <p role="alert">
          {error === 'cut' ? words.cut : state.failure === null ? error : problemWords(problem)}
        </p>
      )}
      <ol>
        {matchedNotes.map(({ note_id, title }) => (
          <li key={note_id}>{title}</li>
        ))}
      </ol>
      <QualityBadge quality={qualityResult} unchecked={state.qualityUnchecked} labels={labels.badge} />
    </main>
  );
}

document.documentElement.lang = language;
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <>
      <Ask />
      <Verify />
    </>,
  );
