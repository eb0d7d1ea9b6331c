/** A sentence about what was just done. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Takes it back. */
  readonly undo?: (() => void) | undefined;
}

const SHOWN_MS = 6000;
const UNDO_MS = 12_000;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function shownToasts(): readonly Toast[] {
  return toasts;
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dropToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Tells what was done; with `undo` there is a way back for twelve seconds. */
export function toast(text: string, undo?: () => void): void {
  const id = (last += 1);
  set([...toasts.slice(-2), { id, text, undo }]);
  setTimeout(() => dropToast(id), undo === undefined ? SHOWN_MS : UNDO_MS);
}
