/** A wait that ends by time or by a word. */
export interface Waiting {
  /** Milliseconds; null waits for the word alone. */
  wait(milliseconds: number | null): Promise<void>;
  /** The word. Said while nobody waits, it ends the next wait at once. */
  wake(): void;
}

export function newWaiting(): Waiting {
  let said = false;
  let end: (() => void) | undefined;
  return {
    async wait(milliseconds) {
      if (!said)
        await new Promise<void>((resolve) => {
          const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      end = undefined;
      said = false;
    },
    wake() {
      said = true;
      end?.();
    },
  };
}
