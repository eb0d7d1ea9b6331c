import type { ClaimJudgeSettings } from '../../../contract/claim-judge-settings.ts';
import type { TextModel } from '../../../contract/ports/text-model.ts';
import { isSpent, take } from '../../language/steps.ts';
import { steers } from '../../language/steering-words.ts';
import type { ClaimJudge, JudgeDoors, JudgeResult } from '../model-tier/claim-judge.ts';
import { readFailure } from '../model-tier/model-answer.ts';
import type { ModelVerdict, TierClaim } from '../model-tier/model-claim.ts';
import { type Told, askBatch, isHeard } from './ask-batch.ts';
import type { ClaimAndPassages } from './asked-claim.ts';
import { judgedVerdict, unheardVerdict } from './judged-verdict.ts';
import { type ClaimCalls, openCalls } from './open-calls.ts';
import { OVER_BUDGET, STEERS, type Unheard, unheardFor } from './unheard.ts';
import { unsteered } from './unsteered.ts';
import type { ModelBill } from '../../../contract/model-judgement.ts';

/** MJ9: what an answer cost; null where no call was made. */
function billOf(calls: ClaimCalls, verdicts: readonly ModelVerdict[]): ModelBill | null {
  if (calls.count() === 0) return null;
  const usage = calls.usage();
  return {
    model: calls.model,
    asked: verdicts.length,
    counted: verdicts.filter(({ judged }) => judged.counted).length,
    calls: calls.count(),
    cached: calls.cached(),
    tokens: usage?.total_tokens ?? null,
    ...(usage?.cost === undefined ? {} : { cost: usage.cost }),
  };
}

/** A text model as a judge of claims: opened when the first claim is left open, and not before. */
export interface LanguageTier {
  /** The name in the settings. */
  readonly configured: string;
  readonly open: () => Promise<TextModel>;
  readonly settings: ClaimJudgeSettings;
}

/** A claim that is the model's business, and its place in the answer. */
export interface OpenClaim extends ClaimAndPassages {
  readonly index: number;
  readonly claim: TierClaim;
}

/** BD2: steps for a character that is shown. */
const SHOW = 25;
/** Claims of the answer that controls are made from. */
const MOST_SUPPORTED = 8;

function openClaims(claims: readonly TierClaim[], most: number): OpenClaim[] {
  return claims.flatMap((claim, index) => {
    const isLeft = claim.end === 'undecided' || claim.end === 'supported_by_words';
    const passages = isLeft ? claim.passages.slice(0, most).flatMap(unsteered) : [];
    return passages.length === 0 ? [] : [{ index, claim, text: claim.text, passages }];
  });
}

function supportedOf(claims: readonly TierClaim[]): ClaimAndPassages[] {
  return claims
    .filter(({ end, passages }) => end === 'supported' && passages.length > 0)
    .slice(0, MOST_SUPPORTED)
    .map(({ text, passages }) => ({ text, passages: passages.slice(0, 1).flatMap(unsteered) }));
}

function inBatches(open: readonly OpenClaim[], size: number): OpenClaim[][] {
  const count = Math.ceil(open.length / size);
  return Array.from({ length: count }, (_, at) => open.slice(at * size, (at + 1) * size));
}

function affords({ steps }: JudgeDoors, batch: readonly OpenClaim[]): boolean {
  if (isSpent(steps)) return false;
  const shown = batch.flatMap(({ text, passages }) => [text, ...passages.map(({ quote }) => quote)]);
  take(steps, SHOW * shown.reduce((all, { length }) => all + length, 0));
  return true;
}

function verdictsOf(batch: readonly OpenClaim[], { asked, said }: Told): ModelVerdict[] {
  return batch.map(({ index, claim }, at) => {
    if (!isHeard(said)) return unheardVerdict(index, claim, asked, said);
    const one = said[at];
    return one === undefined
      ? unheardVerdict(index, claim, asked, OVER_BUDGET)
      : judgedVerdict(index, claim, asked, one);
  });
}

async function judgeOpen(
  tier: LanguageTier,
  open: readonly OpenClaim[],
  supported: readonly ClaimAndPassages[],
  doors: JudgeDoors,
): Promise<JudgeResult> {
  const model = await tier.open();
  const calls = openCalls(model, tier.settings);
  const verdicts: ModelVerdict[] = [];
  let failure: Unheard | null = null;
  let ended: Unheard | null = null;
  for (const batch of inBatches(open, tier.settings.batch)) {
    ended ??= affords(doors, batch) ? null : OVER_BUDGET;
    const told: Told =
      ended === null ? await askBatch(batch, supported, calls, doors) : { asked: calls.free(), said: ended };
    if (!isHeard(told.said)) {
      failure ??= told.said;
      if (told.said.why === 'unreachable') ended = told.said;
    }
    verdicts.push(...verdictsOf(batch, told));
  }
  return { verdicts, failure, bill: billOf(calls, verdicts) };
}

/** What was not asked at all: beyond the share of claims, or speaking to whoever judges. */
function setAside(open: readonly OpenClaim[], model: string, why: Unheard): ModelVerdict[] {
  const asked = { model, version: null, tokens: 0 };
  return open.map(({ index, claim }) => unheardVerdict(index, claim, asked, why));
}

/** MJ1: a language model judges the claims that the rules leave open, and touches no other. */
export function languageJudge(tier: LanguageTier): ClaimJudge {
  const { configured, settings } = tier;
  return {
    configured,
    async judge(claims, doors) {
      const open = openClaims(claims, settings.passages);
      if (open.length === 0) return { verdicts: [], failure: null, bill: null };
      const plain = open.filter(({ text }) => !steers(text));
      const most = Math.ceil(settings.share * claims.length);
      const [wanted, beyond] = [plain.slice(0, most), plain.slice(most)];
      const aside = [
        ...setAside(beyond, configured, OVER_BUDGET),
        ...setAside(
          open.filter(({ text }) => steers(text)),
          configured,
          STEERS,
        ),
      ];
      const heard = await (wanted.length === 0
        ? { verdicts: [], failure: null, bill: null }
        : judgeOpen(tier, wanted, supportedOf(claims), doors).catch((error: unknown) => {
            const failure = unheardFor(readFailure(error));
            return { verdicts: setAside(wanted, configured, failure), failure, bill: null };
          }));
      const verdicts = [...heard.verdicts, ...aside].toSorted((one, other) => one.claim - other.claim);
      return { ...heard, verdicts, failure: heard.failure ?? (beyond.length > 0 ? OVER_BUDGET : null) };
    },
  };
}
