import { createContext, memo, type ReactNode, useContext } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remend from 'remend';
import type { Span } from '../../src/contract/span.ts';
import { markSpans } from './mark-spans.ts';
import { plainNodes } from './plain-nodes.ts';

const OUTSIDE = /^https?:\/\//i;

/** Neither pictures nor forms: whatever a text names, nothing is fetched for it. */
const SCHEMA = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['img', 'picture', 'source', 'input'].includes(name),
  ),
  protocols: { href: ['http', 'https', 'mailto'] },
};

/** A stretch of text in one of the spans: which, and whether the span begins or ends with it. */
export interface Marked {
  readonly of: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly children: ReactNode;
}

type ShowMark = (marked: Marked) => ReactNode;

const MarkShown = createContext<ShowMark>(({ children }) => children);

/** One component whatever is shown, so that the focus stays where it is. */
function Mark({ node, children }: ExtraProps & { readonly children?: ReactNode }) {
  const show = useContext(MarkShown);
  const { of, first, last } = node?.properties ?? {};
  return show({ of: Number(of), isFirst: first === true, isLast: last === true, children });
}

const COMPONENTS: Components = {
  mark: Mark,
  a: ({ href, children }) =>
    href === undefined || (!OUTSIDE.test(href) && !href.startsWith('mailto:') && !href.startsWith('#')) ? (
      <span>{children}</span>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
  table: ({ children }) => (
    <div className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
};

interface MarkdownProps {
  readonly text: string;
  /** True while it is still being written: what is open at its end is closed for show. */
  readonly isPartial?: boolean;
  /** Stretches of the text, in their order, none over another, and how each is shown. */
  readonly marks?: { readonly spans: readonly Span[]; readonly show: ShowMark } | undefined;
}

const NO_SPANS: readonly Span[] = [];
const PLAIN: ShowMark = ({ children }) => children;

/** Untrusted Markdown: its HTML is text, its links lead outside only when they are followed, it fetches nothing. */
export const Markdown = memo(function Markdown({ text, isPartial = false, marks }: MarkdownProps) {
  const spans = isPartial ? NO_SPANS : (marks?.spans ?? NO_SPANS);
  return (
    <MarkShown value={marks?.show ?? PLAIN}>
      <div className="prose min-w-0">
        <ReactMarkdown
          remarkPlugins={[remarkGfm, plainNodes]}
          rehypePlugins={[
            [rehypeSanitize, SCHEMA],
            [markSpans, { source: text, spans }],
          ]}
          components={COMPONENTS}
        >
          {isPartial ? remend(text) : text}
        </ReactMarkdown>
      </div>
    </MarkShown>
  );
});
