import { FilePlus2 } from '../../icons/icons.ts';
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens files of this machine. */
export function FileButton({ label, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => input.current?.click()}>
        <FilePlus2 aria-hidden className="size-3.5" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept=".txt,.md,.json,.jsonl,.ndjson,.csv,.tsv,text/plain,text/markdown,application/json,text/csv"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
