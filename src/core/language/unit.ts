/** What a unit measures; only units of one dimension can be compared. Currencies are dimensions of their own. */
export interface Unit {
  /** Canonical symbol: `%`, `%p`, `KRW`, `USD`, `h`, `d`, `kg`, `km`, `FTE`, `명`, `건` … */
  readonly symbol: string;
  /** `ratio`, `point`, `currency:KRW`, `time`, `length`, `mass`, `area`, `volume`, `data`, `temperature`, `power`, `energy`, `speed`, `people`, `items`, `fte` … */
  readonly dimension: string;
  /** `value × factor + offset` is the value in the base unit of the dimension (`ratio`: 1; `time`: second). */
  readonly factor: number;
  readonly offset: number;
}
