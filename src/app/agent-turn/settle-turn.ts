import type { AgentAnswer } from '../../contract/agent-event.ts';
import type { Language } from '../../contract/language.ts';
import type { TurnState } from '../../contract/turn-state.ts';
import type { WorkReport } from '../../contract/work-report.ts';
import { languageOfMessage } from '../../core/self-check/turn/message-language.ts';
import { decideEnd, type EndDecision, type EndOutcome } from '../../core/self-check/turn/decide-end.ts';
import { isUnread, standingFindings } from '../../core/self-check/turn/standing-findings.ts';
import { toldPoints } from '../../core/self-check/turn/told-points.ts';
import { letGoText, noteText, toldText } from '../../core/self-check/turn/told-text.ts';
import { turnOfEnd } from '../../core/self-check/turn/turn-state.ts';
import { canonicalHash } from '../canonical-hash.ts';
import type { Outside } from '../outside.ts';
import type { CheckedWork } from '../check-work.ts';
import { checkTurn } from './check-turn.ts';
import { ignoredSettings, withIgnored } from './ignored-settings.ts';
import { unjudged } from './unjudged.ts';
import type { EndLimits, SeenEnd } from './seen-end.ts';

const ALLOW: AgentAnswer = { kind: 'allow' };

/** The tree with what stands, whatever the order, the wording and the time. */
function keyOf(tree: string, standing: WorkReport['findings']): string {
  const found = standing.map(({ rule, place, tests, details, after }) =>
    canonicalHash({ rule, file: place?.file ?? null, tests, details, after }),
  );
  return canonicalHash({ tree, found: found.toSorted() });
}

function outcomeOf(report: WorkReport, standing: WorkReport['findings']): EndOutcome {
  if (standing.length === 0) return { kind: 'clear' };
  const key = keyOf(report.tree_hash, standing);
  const unread = isUnread(standing, report);
  return { kind: 'stands', key, marker: report.check_id, points: toldPoints(standing), unread };
}

/** What was checked, or the note that nothing was. */
async function judge(end: SeenEnd, limits: EndLimits, outside: Outside): Promise<CheckedWork | AgentAnswer> {
  const { event, seen, store, message } = end;
  const state = turnOfEnd(await store.read(event.sessionKey), event);
  const { root, recorded } = seen;
  const language = (configured: Language | undefined): Language =>
    languageOfMessage(message ?? '') ?? limits.otherwise(configured);
  try {
    const turn = { event, state, root, message, recorded, limitMs: limits.limitMs, language };
    const checked = await checkTurn(turn, outside);
    return checked ?? (await unjudged(`${Math.round(limits.limitMs / 1000)} s`, language(undefined), limits));
  } catch (error) {
    return unjudged(error, language(undefined), limits);
  }
}

function letGo(
  why: EndDecision['why'],
  report: WorkReport,
  standing: WorkReport['findings'],
  { points }: TurnState,
  language: Language,
): AgentAnswer {
  if (why === null) return ALLOW;
  if (why === 'told_enough') return { kind: 'note', text: letGoText(standing, report, points) };
  return { kind: 'note', text: noteText(why, report.check_id, language) };
}

/** Checks the turn, decides, and keeps what was decided before it is said: what cannot be counted is not told. */
export async function settleTurn(end: SeenEnd, limits: EndLimits, outside: Outside): Promise<AgentAnswer> {
  const { event, store } = end;
  const language = languageOfMessage(end.message ?? '') ?? limits.otherwise(undefined);
  const state = turnOfEnd(await store.read(event.sessionKey), event);
  const checked = await judge(end, limits, outside);
  if ('kind' in checked) return checked;
  const { report } = checked;
  const standing = [...standingFindings(report)];
  const decided = decideEnd(state, event, outcomeOf(report, standing));
  const ignored = decided.block ? null : ignoredSettings(checked.ignored, decided.state);
  await store.write(event.sessionKey, ignored?.state ?? decided.state);
  if (decided.block) return { kind: 'block', reason: toldText(standing, report, decided.state.blocks) };
  const answer = letGo(decided.why, report, standing, state, language);
  return ignored === null ? answer : withIgnored(answer, ignored, language, limits);
}
