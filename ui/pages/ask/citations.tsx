import { useTranslation } from 'react-i18next';
import type { AskResult } from '../../../src/contract/ask.ts';
import type { AnswerCitation } from '../../../src/contract/llm-response.ts';
import type { VectorDocument } from '../../../src/contract/indexed-file.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { keyed } from '../../react/keyed.ts';

/** `src/a.ts:10-20`, or the name that was given. */
function placeOf(citation: AnswerCitation): string {
  return typeof citation === 'string'
    ? citation
    : `${citation.uri}:${citation.start_line}-${citation.end_line}`;
}

/** The passage that it leads to, as it was found. */
function passageOf(citation: AnswerCitation, { retrieval }: AskResult): VectorDocument | undefined {
  const documents = (retrieval?.hits ?? []).map(({ document }) => document);
  return documents.find(({ path, title, start_line, end_line }) =>
    typeof citation === 'string'
      ? [title, path].includes(citation)
      : path === citation.uri && start_line <= citation.end_line && end_line >= citation.start_line,
  );
}

function Citation({ citation, result }: { citation: AnswerCitation; result: AskResult }) {
  const passage = passageOf(citation, result);
  const place = (
    <span className="min-w-0 text-sm">
      {typeof citation === 'string' ? null : <span className="mr-2 font-medium">{citation.source}</span>}
      <code className="font-mono text-xs text-soft">{placeOf(citation)}</code>
    </span>
  );
  if (passage === undefined) return place;
  return (
    <Disclosure summary={place}>
      <pre
        tabIndex={0}
        aria-label={placeOf(citation)}
        className="mt-1 max-h-72 overflow-auto rounded border border-line bg-sunken p-2.5 font-mono text-xs whitespace-pre-wrap"
      >
        {passage.content}
      </pre>
    </Disclosure>
  );
}

/** Where an answer comes from: each number with its place, unfolding to the passage itself. */
export function Citations({ result }: { result: AskResult }) {
  const { t } = useTranslation();
  if (result.citations.length === 0) return <p className="text-sm text-soft">{t('ask.noCitations')}</p>;
  return (
    <ol className="flex flex-col gap-1.5">
      {keyed(result.citations, (citation) => placeOf(citation)).map(([key, citation], at) => (
        <li key={key} className="flex items-baseline gap-2">
          <span className="w-6 shrink-0 text-right font-mono text-xs text-faint">[{at + 1}]</span>
          <div className="min-w-0 flex-1">
            <Citation citation={citation} result={result} />
          </div>
        </li>
      ))}
    </ol>
  );
}
