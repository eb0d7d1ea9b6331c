import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** A short text on hover and focus. Never the only place where something is said. */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={4}
          collisionPadding={8}
          className="z-30 max-w-72 rounded bg-ink px-2 py-1 text-xs text-white"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
