/** Why a callable does not do what it is for. */
export type Hollow = 'empty' | 'not_implemented' | 'placeholder' | 'constant';

/** A function, method or handler of a source file. */
export interface Callable {
  /** Methods with their class: `Cart.total`; handlers by what they handle: `onClick`. */
  readonly name: string;
  /** The function itself, or the class that it belongs to: what another module would import. */
  readonly owner: string;
  readonly isHandler: boolean;
  readonly start: number;
  readonly end: number;
  readonly hollow: Hollow | null;
  /** Why a hollow one may be meant so: abstract, an override, a name that says it. */
  readonly meant: boolean;
}
