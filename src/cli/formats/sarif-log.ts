import { createHash } from 'node:crypto';
import type { Language } from '../../contract/language.ts';
import { plainText } from '../plain-text.ts';
import type { RuleHelp } from './rule-help.ts';

/** A place in a file, counted from 1; without lines the file as a whole. */
export interface SarifPlace {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  /** A place inside that is no line: a claim, a path of JSON. */
  readonly logical?: string;
}

/** A deterministic finding on its way into a log. */
export interface SarifFinding {
  readonly rule: string;
  readonly level: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly place: SarifPlace;
  /** What makes it this finding, wherever it stands: no lines, no columns. */
  readonly identity: readonly (string | null)[];
  /** What it is about where that is no file of its own: then the file that it is shown at does not make it another. */
  readonly about?: string;
  /** Why a person took it on. */
  readonly accepted?: string;
}

/** Something that was not checked: no finding, and told. */
export interface SarifNotice {
  readonly item: string;
  readonly why: string;
}

export interface SarifInput {
  readonly part: 'check' | 'verify';
  readonly language: Language;
  readonly version: string;
  readonly evaluated: boolean;
  readonly findings: readonly SarifFinding[];
  readonly notices: readonly SarifNotice[];
  /** What a rule finds, and what settles it. */
  readonly help: (rule: string) => readonly [finds: RuleHelp, wayOut: RuleHelp];
}

const FINGERPRINT = 'assay/v1';
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/').replace(/^\.\//, '');
}

function locationOf({ file, line, column, endLine, endColumn, logical }: SarifPlace) {
  const region = {
    ...(line === undefined ? {} : { startLine: line }),
    ...(column === undefined ? {} : { startColumn: column }),
    ...(endLine === undefined ? {} : { endLine }),
    ...(endColumn === undefined ? {} : { endColumn }),
  };
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' },
      ...(line === undefined ? {} : { region }),
    },
    ...(logical === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: logical }] }),
  };
}

/** The same finding has the same print wherever its lines went; equal ones are told apart by their order. */
function fingerprinter(): (finding: SarifFinding) => string {
  const seen = new Map<string, number>();
  return ({ rule, place, identity, about }) => {
    const words = identity.map((part) => part?.replace(/\s+/g, ' ').trim() ?? null);
    const hash = createHash('sha256')
      .update(JSON.stringify([rule, about ?? place.file, ...words]))
      .digest('hex');
    const nth = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, nth);
    return `${hash}:${nth}`;
  };
}

function ruleOf(id: string, { help, language }: SarifInput) {
  const [finds, wayOut] = help(id);
  const other = language === 'ko' ? 'en' : 'ko';
  const text = ([language, other] as const).map((one) => `${finds[one]} ${wayOut[one]}`).join('\n\n');
  return { id, shortDescription: { text: finds[language] }, help: { text } };
}

function resultOf(finding: SarifFinding, ruleIndex: number, print: string) {
  const { rule, level, message, place, accepted } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level,
    message: { text: plainText(message) },
    locations: [locationOf(place)],
    partialFingerprints: { [FINGERPRINT]: print },
    ...(accepted === undefined
      ? {}
      : { suppressions: [{ kind: 'external', status: 'accepted', justification: plainText(accepted) }] }),
  };
}

/** CI1: a SARIF 2.1.0 log of deterministic findings. What was not checked is a notification, never a result. */
export function sarifLog(input: SarifInput): string {
  const { part, language, version, evaluated, findings, notices } = input;
  const ids = [...new Set(findings.map(({ rule }) => rule))].toSorted();
  const print = fingerprinter();
  const run = {
    tool: {
      driver: {
        name: 'Assay',
        version,
        semanticVersion: version,
        language,
        rules: ids.map((id) => ruleOf(id, input)),
      },
    },
    language,
    automationDetails: { id: `assay/${part}/` },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: evaluated,
        toolExecutionNotifications: notices.map(({ item, why }) => ({
          level: 'note',
          message: { text: plainText(`${item}: ${why}`) },
        })),
      },
    ],
    results: findings.map((finding) => resultOf(finding, ids.indexOf(finding.rule), print(finding))),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}
