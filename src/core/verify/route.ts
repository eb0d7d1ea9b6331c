import type { Answer } from '../../contract/answer.ts';
import type { ClaimOfAnswer } from '../claims/claims-of.ts';
import type { ClaimChecker } from '../../contract/claim-checker.ts';
import type { UnaskedEvidence } from '../../contract/unasked-evidence.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { Ids } from '../../contract/ports/ids.ts';
import type { KnowledgeGraphReader } from '../../contract/ports/knowledge-graph.ts';
import type { SourceReader } from '../../contract/ports/source-reader.ts';
import type { Reader } from '../claims/read-claims.ts';
import type { Scan } from '../claims/surface.ts';
import type { Asking } from '../grounding/facts/asking.ts';
import type { DefinitionOf } from '../grounding/facts/definition-of.ts';
import type { Bound } from '../grounding/over-budget.ts';
import type { StatementJudge } from '../grounding/statement-judge.ts';
import type { Steps } from '../language/steps.ts';
import type { ClaimJudge } from '../grounding/model-tier/claim-judge.ts';
import type { CitationMark } from '../language/citation-mark.ts';

/** What a verification asks. `graph` and `sources` are null where none is configured. */
export interface VerifyPorts {
  readonly graph: KnowledgeGraphReader | null;
  readonly sources: SourceReader | null;
  /** Judges what the rules left open; null or absent where none is configured. */
  readonly model?: ClaimJudge | null;
  /** Judges claims by the statements of the evidence; null where none are read. */
  readonly statements: StatementJudge | null;
  /** Rules of the user's own, asked for each claim. */
  readonly checkers?: readonly ClaimChecker[];
  /** Evidence that its source could not be asked for. */
  readonly unasked?: readonly UnaskedEvidence[];
  /** Names of evidence that was left out, being the answer itself. */
  readonly leftOut?: readonly string[];
  /** Names of files beside the evidence that were not read. */
  readonly unread?: readonly string[];
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The claims of an answer, each with its citations and with the text that is held: citations blanked out. */
export interface FoundClaims {
  readonly answer: Answer;
  readonly claims: readonly ClaimOfAnswer[];
  readonly marks: readonly (readonly CitationMark[])[];
  readonly texts: readonly string[];
  /** BD3: the bound that kept a claim from being read; null for those that are. */
  readonly bounds: readonly (Bound | null)[];
  readonly steps: Steps;
  /** How many of them were given; the others come from the text. */
  readonly given: number;
  readonly reference_date: string | null;
}

/** One answer on its way to graph and sources. */
export interface Route {
  readonly found: FoundClaims;
  readonly configuration: Configuration;
  readonly ports: VerifyPorts;
  readonly asking: Asking;
  readonly definitionOf: DefinitionOf;
  readonly scans: readonly Scan[];
  readonly reader: Reader;
  /** Evidence that is to be asked again at its source. */
  readonly evidences: readonly Evidence[];
}
