import type { Language } from '../../contract/language.ts';
import type { OnFail } from '../../contract/on-fail.ts';

/** Who asks, as the face knows it. */
export interface Caller {
  readonly tenant: string;
  readonly user_id: string | null;
  /** A user's OAuth token, which replaces the server's key of the model for this request. */
  readonly token: string | null;
  /** That the face was asked for; null: none. */
  readonly lang: Language | null;
  /** OF3: of its API key; null where it says nothing. */
  readonly on_fail?: OnFail | null;
  /** A sentence of an error or a reason in a language; they are English where none is given. */
  readonly say?: ((sentence: string, language: Language) => string) | undefined;
}
