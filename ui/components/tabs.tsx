import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { keyed } from '../react/keyed.ts';

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Of the whole row, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Tabs with arrow keys; keep `value` in the address, so that the back button works. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line px-3">
        {keyed(tabs, (tab) => tab.value).map(([key, tab]) => (
          <Radix.Trigger
            key={key}
            value={tab.value}
            className="-mb-px h-9 border-b-2 border-transparent px-2 text-sm whitespace-nowrap text-soft hover:text-ink data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {keyed(tabs, (tab) => tab.value).map(([key, tab]) => (
        <Radix.Content key={key} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
