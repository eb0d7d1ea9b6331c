import { ChevronRight } from '../icons/icons.ts';
import * as Collapsible from '@radix-ui/react-collapsible';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** What is always shown; a click unfolds the rest. */
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A line that unfolds. */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <Collapsible.Root defaultOpen={isOpen}>
      <Collapsible.Trigger className="group flex items-center gap-1 rounded text-left">
        {summary}
        <ChevronRight
          aria-hidden
          className="size-3.5 shrink-0 text-faint transition-transform group-data-[state=open]:rotate-90"
        />
      </Collapsible.Trigger>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
