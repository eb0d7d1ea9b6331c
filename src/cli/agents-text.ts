import type { AgentRecord } from '../contract/agent-record.ts';
import type { Language } from '../contract/language.ts';
import type { MessageClaimType } from '../contract/message-claim.ts';
import { claimsWords } from './claims-words.ts';
import { alignColumns } from './config-columns.ts';
import { plainText } from './plain-text.ts';

const WIDEST_COLUMN = 40;
const WORDS = {
  ko: {
    none: '최종 메시지를 확인한 적이 없습니다: assay check --message FILE, 또는 assay hook install',
    unnamed: '(이름 없음)',
    agent: '에이전트',
    model: '모델',
    messages: '메시지',
    wrong: '거짓이 든 것',
    month: '달',
    claim: '주장',
  },
  en: {
    none: 'no final message was checked here: assay check --message FILE, or assay hook install',
    unnamed: '(not named)',
    agent: 'agent',
    model: 'model',
    messages: 'messages',
    wrong: 'with a false claim',
    month: 'month',
    claim: 'claim',
  },
} as const;

const ORDER = ['CONTRADICTED', 'STALE', 'UNSUPPORTED', 'UNVERIFIABLE', 'BACKED'] as const;

function cells(counts: AgentRecord['claims']): string[] {
  return ORDER.map((status) => String(counts[status]));
}

function share(part: number, whole: number): string {
  return whole === 0 ? '0' : `${part} (${Math.round((part / whole) * 100)} %)`;
}

function table(rows: readonly (readonly string[])[], indent = ''): string[] {
  return alignColumns(rows, WIDEST_COLUMN).map((line) => `${indent}${line.trimEnd()}\n`);
}

function detailOf({ by_type, months }: AgentRecord, language: Language): string[] {
  const { claim, month, messages, wrong } = WORDS[language];
  const { types, verdicts } = claimsWords[language];
  const heads = ORDER.map((status) => verdicts[status]);
  const kinds = Object.entries(by_type).map(([type, counts]) => [
    types[type as MessageClaimType],
    ...cells(counts),
  ]);
  const rows = months.map((one) => [
    one.month,
    ...cells(one.claims),
    String(one.messages),
    share(one.false_messages, one.messages),
  ]);
  return [
    ...(kinds.length === 0 ? [] : table([[claim, ...heads], ...kinds], '  ')),
    ...(rows.length < 2 ? [] : ['\n', ...table([[month, ...heads, messages, wrong], ...rows], '  ')]),
  ];
}

/** What agents claimed, as a table: each agent and model, then its claims by kind and by month. */
export function agentsText(records: readonly AgentRecord[], language: Language): string {
  const words = WORDS[language];
  if (records.length === 0) return `${words.none}\n`;
  const { verdicts } = claimsWords[language];
  const head = [
    words.agent,
    words.model,
    words.messages,
    words.wrong,
    ...ORDER.map((status) => verdicts[status]),
  ];
  const names = records.map(({ agent, model }) => [
    plainText(agent ?? words.unnamed),
    plainText(model ?? '-'),
  ]);
  const rows = records.map((record, at) => [
    ...(names[at] ?? []),
    String(record.messages),
    share(record.false_messages, record.messages),
    ...cells(record.claims),
  ]);
  const details = records.flatMap((record, at) => {
    const lines = detailOf(record, language);
    return lines.length === 0 ? [] : ['\n', `${names[at]?.join(' ')}\n`, ...lines];
  });
  return [...table([head, ...rows]), ...details].join('');
}
