import { actOnReport } from '../../app/act-on-report.ts';
import { anyAnswer } from '../../app/short-answer.ts';
import { watched } from '../../app/telemetry/watched.ts';
import type { GuardedText, GuardrailAsked, GuardrailSaid } from '../../contract/guardrail.ts';
import type { ActedCheck, OnFail } from '../../contract/on-fail.ts';
import { fails, verifiedOutcome } from '../../core/quality-gate/on-fail/check-outcomes.ts';
import { acts, strictest } from '../../core/quality-gate/on-fail/strictest.ts';
import { homeWithin } from '../home-now.ts';
import { keepVerdict } from '../keep-verdict.ts';
import type { Asked } from '../route.ts';
import { verifyApart } from '../verify-apart.ts';
import type { Grounds } from './grounds-of.ts';

/** A text that was guarded, with what is to be delivered in its place. */
export interface Guarded {
  readonly said: GuardedText;
  readonly content: string;
  /** OF2: whether it counts as failed. */
  readonly failed: boolean;
}

/** What was found of all texts of one answer. */
export interface GuardedTexts {
  readonly said: GuardrailSaid;
  readonly texts: readonly Guarded[];
}

/** From the worst. */
const WORST: readonly ActedCheck['outcome'][] = ['failed', 'unchecked', 'passed', 'not_applicable'];

const NO_CLAIM = 'nothing was checked, for the text claims nothing';

function detailOf(texts: readonly GuardedText[]): string | undefined {
  const open = texts.find(({ outcome }) => outcome === 'unchecked') ?? texts.find((one) => one.unchecked > 0);
  if (open === undefined) return undefined;
  const { claims, unchecked } = open;
  return claims === 0 ? NO_CLAIM : `${unchecked} of ${claims} claims could not be checked`;
}

/** What all levels ask of the texts of an answer. */
export type LevelsAt = (home: Guard['home']) => readonly OnFail[];

type GuardCall = Pick<Asked, 'served' | 'holder' | 'abort' | 'language' | 'preferred' | 'say'>;

/** What all texts of one call share. */
interface Guard {
  readonly home: Awaited<ReturnType<typeof homeWithin>>;
  readonly grounds: Grounds;
  readonly levels: readonly OnFail[];
  readonly lang: GuardrailAsked['lang'];
}

async function guardText(call: GuardCall, text: string, guard: Guard): Promise<Guarded> {
  const { home, grounds, levels, lang } = guard;
  const { question, evidences } = grounds;
  const more = {
    ...(question === '' ? {} : { question }),
    ...(lang === undefined ? {} : { language: lang }),
  };
  const answer = anyAnswer({ text, evidences, ...more }, 'body');
  const { report, verdict, notKept } = await verifyApart(answer, home, call, {
    allowEmpty: false,
    keep: true,
  });
  const kept = await keepVerdict(call, verdict, notKept);
  const notKeptFor = kept['X-Verdict-Not-Kept'];
  const outcome = verifiedOutcome(report);
  const { action, content = text } = actOnReport(text, report, levels);
  const { verification } = strictest(levels);
  return {
    content,
    failed: fails({ check: 'verification', ...outcome, ...verification }),
    said: {
      ...outcome,
      validation_status: report.result.validation_status,
      claims: report.result.counts.claims,
      unchecked: report.result.counts.unchecked,
      verdict_id: verdict.id,
      ...(notKeptFor === undefined ? {} : { not_kept: notKeptFor }),
      ...(action === undefined ? {} : { action }),
    },
  };
}

/** OA12: nothing to hold against anything: neither a pass nor a failure, and said. */
export function notGuarded({ say, language }: Pick<Asked, 'say' | 'language'>, why: string): GuardrailSaid {
  return { outcome: 'not_applicable', detail: say(why, language), texts: [] };
}

const NO_TEXT = 'there is no text to check';

/** OA14: an answer without words: let through and said, or it fails with `fail_closed`. */
export async function guardNothing(
  call: GuardCall,
  levelsAt: LevelsAt,
): Promise<{ readonly said: GuardrailSaid; readonly failed: boolean; readonly acts: boolean }> {
  const { verification } = strictest(levelsAt(await homeWithin(call)));
  const said = notGuarded(call, NO_TEXT);
  const failed = verification.fail_closed;
  return {
    said: failed ? { ...said, outcome: 'unchecked' } : said,
    failed,
    acts: failed && acts(verification),
  };
}

/** OA12: the texts of one answer on the way of `/api/verify`. Rejects as it does. */
export function guardTexts(
  call: GuardCall,
  texts: readonly string[],
  of: {
    readonly grounds: Grounds;
    readonly asked: GuardrailAsked;
    readonly levelsAt: LevelsAt;
  },
): Promise<GuardedTexts> {
  return watched(call.served.telemetry, 'verify', {}, async () => {
    const home = await homeWithin(call);
    const lang = of.asked.lang ?? call.preferred;
    const guard = { home, grounds: of.grounds, levels: of.levelsAt(home), lang };
    const guarded = await Promise.all(texts.map((text) => guardText(call, text, guard)));
    const said = guarded.map((one) => one.said);
    const outcome = WORST.find((worst) => said.some((one) => one.outcome === worst)) ?? 'not_applicable';
    const detail = detailOf(said);
    const told = detail === undefined ? {} : { detail: call.say(detail, lang ?? call.language) };
    return { texts: guarded, said: { outcome, ...told, texts: said } };
  });
}
