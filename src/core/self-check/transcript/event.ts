/** One thing that a line of a transcript tells. `call` joins the beginning of a command with its end. */
export type TranscriptEvent =
  | { readonly kind: 'begin'; readonly call: string; readonly command: string; readonly background: boolean }
  | {
      readonly kind: 'end';
      readonly call: string;
      readonly exit: number | null;
      readonly failed: boolean | null;
      readonly output: string;
    }
  | { readonly kind: 'edit'; readonly path: string };
