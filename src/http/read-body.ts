import { parseJson } from '../app/parse-json.ts';
import { AssayError } from '../contract/assay-error.ts';
import { refusal, type Refusal } from './refusal.ts';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json *(?:; *charset="?utf-8"? *)?$/i;

function tooLarge(limit: number): Refusal {
  return refusal(`the body is larger than ${limit} bytes`, {
    status: 413,
    code: 'too_large',
    where: 'body',
    hint: 'send less; server.body_limit sets the bound',
    headers: { Connection: 'close' },
  });
}

function wrongType(): Refusal {
  return refusal('the body is to be JSON', {
    status: 415,
    code: 'unsupported_media_type',
    where: 'Content-Type',
    hint: 'send `Content-Type: application/json` and UTF-8',
    headers: { Accept: 'application/json' },
  });
}

function encoded(): Refusal {
  return refusal('the body is compressed', {
    status: 415,
    code: 'unsupported_media_type',
    where: 'Content-Encoding',
    hint: 'send it as it is',
    headers: { 'Accept-Encoding': 'identity' },
  });
}

/** A body that is cut off is nobody's error but the client's, which is gone. */
function cutOff(): Refusal {
  return refusal('the body was cut off', {
    status: 400,
    code: 'malformed',
    where: 'body',
    hint: 'send it whole',
  });
}

async function collect(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body === null) return new Uint8Array();
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function bytesOf(request: Request, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? '0');
  if (declared > limit) throw tooLarge(limit);
  try {
    return await collect(request, limit);
  } catch (error) {
    throw error instanceof Error && 'refusal' in error ? error : cutOff();
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal('is not UTF-8 text', {
      status: 400,
      code: 'malformed',
      where: 'body',
      hint: 'send UTF-8',
    });
  }
}

function parse(text: string): unknown {
  try {
    return parseJson(text, 'body');
  } catch (error) {
    if (!(error instanceof AssayError)) throw error;
    const hint = 'correct the body at that line and column';
    throw refusal(error.message, { status: 400, code: error.code, where: error.where, hint });
  }
}

/**
 * The JSON of a request; undefined where it has no body and needs none. Throws refusals: 413 before anything above the
 * limit is read, 415 for another type, 400 for what is not JSON, with line and column.
 */
export async function readBody(
  request: Request,
  { limit, optional }: { readonly limit: number; readonly optional: boolean },
): Promise<{ readonly text: string; readonly json: unknown }> {
  if (!/^(?:identity)?$/i.test(request.headers.get('content-encoding') ?? '')) throw encoded();
  const type = request.headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type)) throw wrongType();
  const text = decode(await bytesOf(request, limit));
  if (text === '' && optional) return { text, json: undefined };
  if (type === null) throw wrongType();
  return { text, json: parse(text) };
}
