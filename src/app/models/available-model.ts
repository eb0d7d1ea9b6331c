/** The model, and its provider, that is always there: it quotes, and judges nothing. */
export const EXTRACTIVE = 'extractive';

/** Its other one, with stored answers for a new user; listed nowhere. */
export const SAMPLE = 'sample';

/** A model that can be asked, by its own name, and the provider that it goes to. */
export interface AvailableModel {
  readonly model: string;
  readonly provider: string;
}
