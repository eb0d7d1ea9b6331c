import { canonicalHash } from '../app/canonical-hash.ts';
import {
  IDEMPOTENCY_LEASE_MS,
  type IdempotencyKey,
  type IdempotencyStore,
  type KeptAnswer,
} from '../contract/ports/idempotency-store.ts';
import { refusal } from './refusal.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** A request that may be sent again. */
export interface Repeatable {
  readonly tenant: string;
  /** Id of the API key, so that two of them never meet under one `Idempotency-Key`. */
  readonly holder: string;
  readonly key: string;
  /** Of this one try. */
  readonly token: string;
  /** What makes it the same request: its address, body and headers of its own. */
  readonly request: unknown;
}

/** A claim is renewed so often that missing one turn loses nothing. */
const RENEW_MS = IDEMPOTENCY_LEASE_MS / 3;

/** Holds a claim while its request runs. A store that fails on the way costs the claim, not the answer. */
function hold(claim: IdempotencyKey, store: IdempotencyStore, now: () => string): () => void {
  const timer = setInterval(() => {
    store.renew(claim, now()).catch(() => undefined);
  }, RENEW_MS);
  return () => clearInterval(timer);
}

function checkKey(key: string): void {
  if (KEY.test(key)) return;
  throw refusal('the Idempotency-Key is not 1 to 255 visible ASCII characters', {
    status: 400,
    code: 'malformed',
    where: 'Idempotency-Key',
    hint: 'send a UUID',
  });
}

function running(): Error {
  return refusal('a request with this Idempotency-Key is still running', {
    status: 409,
    code: 'conflict',
    where: 'Idempotency-Key',
    hint: 'wait for its answer, or send it again in a moment',
    headers: { 'Retry-After': '1' },
  });
}

function other(): Error {
  return refusal('the Idempotency-Key was used for another request', {
    status: 422,
    code: 'idempotency_mismatch',
    where: 'Idempotency-Key',
    hint: 'send a new key with a new request',
  });
}

/** Failures of the server or of what it asks are not kept: the request may be sent again. */
function isLasting({ status }: KeptAnswer): boolean {
  return status < 499;
}

/**
 * Answers a request once: sent again with the same key it gets the answer that was given, `replayed`. Throws refusals:
 * 409 while the first one runs, 422 where the key was used for another request.
 */
export async function answerOnce(
  { tenant, holder, key, token, request }: Repeatable,
  store: IdempotencyStore,
  now: () => string,
  answer: () => Promise<KeptAnswer>,
): Promise<{ readonly answer: KeptAnswer; readonly replayed: boolean }> {
  checkKey(key);
  const own = { tenant, key: `${holder} ${key}`, token };
  const claim = await store.claim(own, canonicalHash(request), now());
  if (claim.state === 'done') return { answer: claim.answer, replayed: true };
  if (claim.state === 'running') throw running();
  if (claim.state === 'other') throw other();
  const letGo = hold(own, store, now);
  try {
    const given = await answer();
    if (isLasting(given)) await store.finish(own, given);
    else await store.release(own);
    return { answer: given, replayed: false };
  } catch (error) {
    await store.release(own);
    throw error;
  } finally {
    letGo();
  }
}
