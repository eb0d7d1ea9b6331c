import { memo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remend from 'remend';
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

const COMPONENTS: Components = {
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
}

/** Untrusted Markdown: its HTML is text, its links lead outside only when they are followed, it fetches nothing. */
export const Markdown = memo(function Markdown({ text, isPartial = false }: MarkdownProps) {
  return (
    <div className="prose min-w-0">
      <ReactMarkdown
        remarkPlugins={[remarkGfm, plainNodes]}
        rehypePlugins={[[rehypeSanitize, SCHEMA]]}
        components={COMPONENTS}
      >
        {isPartial ? remend(text) : text}
      </ReactMarkdown>
    </div>
  );
});
