import { useTranslation } from 'react-i18next';
import { Markdown, type Marked } from '../../components/markdown.tsx';

/** The first time that it is there it comes into sight. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

function showClause({ isFirst, children }: Marked) {
  return (
    <mark ref={isFirst ? intoSight : null} className="rounded-sm bg-mark px-0.5 text-ink">
      {children}
    </mark>
  );
}

interface NoteTextProps {
  readonly text: string;
  readonly clause: string | null;
}

/** The text of a note; a clause that an answer rests on is marked, and comes into sight. */
export function NoteText({ text, clause }: NoteTextProps) {
  const { t } = useTranslation();
  if (clause === null) return <Markdown text={text} />;
  const start = text.indexOf(clause);
  if (start < 0)
    return (
      <>
        <p className="border-l-2 border-warn pl-2 text-xs text-warn">{t('notes.clauseGone')}</p>
        <Markdown text={text} />
      </>
    );
  const spans = [{ start, end: start + clause.length }];
  return <Markdown text={text} marks={{ spans, show: showClause }} />;
}
