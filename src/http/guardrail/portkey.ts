import type { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { parseJson } from '../../app/parse-json.ts';
import { GuardrailAsked, type PortkeyRequest, type PortkeyResponse } from '../../contract/guardrail.ts';
import { askedLevel } from '../../app/act-on-report.ts';
import type { ACTING_QUERY } from '../acting.ts';
import { levelsOf } from '../acting.ts';
import type { Call } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';
import { type Guarded, guardTexts, notGuarded } from './guard-texts.ts';
import { groundsOf } from './grounds-of.ts';

type Fields = Record<string, z.core.util.JSONType>;
type Query = z.infer<z.ZodObject<typeof ACTING_QUERY>> & { readonly notes?: boolean | undefined };

const PLACE = 'body: metadata.assay';
const REQUEST = 'a request is not checked, only the answer to it: add the guardrail to the output';
const NO_TEXT = 'there is no text to check';

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Metadata of a gateway are texts: what is asked may stand there as JSON. */
function askedOf({ metadata }: PortkeyRequest): GuardrailAsked {
  const given = metadata?.assay ?? {};
  if (typeof given !== 'string') return given;
  try {
    return checkValue(GuardrailAsked, parseJson(given, PLACE), { place: PLACE, hint: 'see /openapi.json' });
  } catch (error) {
    throw shapeRefusal(error);
  }
}

/** The words of a choice, of a chat or of a completion. */
function wordsOf(choice: Fields): string {
  const { message, text } = choice;
  const content = isFields(message) ? message['content'] : text;
  return typeof content === 'string' ? content : '';
}

function withWords(choice: Fields, content: string): Fields {
  const { message } = choice;
  return isFields(message) ? { ...choice, message: { ...message, content } } : { ...choice, text: content };
}

function choicesOf({ response }: PortkeyRequest): readonly Fields[] {
  const choices = response?.json?.['choices'];
  return Array.isArray(choices) ? choices.filter(isFields) : [];
}

/** The answer with what is to be delivered; absent where nothing of it changes. */
function transformed(
  body: PortkeyRequest,
  choices: readonly Fields[],
  guarded: readonly Guarded[],
): Pick<PortkeyResponse, 'transformedData'> {
  const contents = guarded.map(({ content }) => content);
  if (choices.every((choice, at) => wordsOf(choice) === contents[at])) return {};
  const made = choices.map((choice, at) => withWords(choice, contents[at] ?? ''));
  const json = { ...body.response?.json, choices: made };
  return { transformedData: { response: { json, text: contents.at(-1) ?? '' } } };
}

/** OA13: the verdict for Portkey: false where the answer fails, whatever is done with it. */
export async function guardForPortkey(call: Call<PortkeyRequest, Query>): Promise<PortkeyResponse> {
  const { body, query } = call;
  if (body.eventType === 'beforeRequestHook') return { verdict: true, data: notGuarded(call, REQUEST) };
  const choices = choicesOf(body);
  const texts = choices.length > 0 ? choices.map(wordsOf) : [body.response?.text ?? ''];
  if (texts.every((text) => text.trim() === '')) return { verdict: true, data: notGuarded(call, NO_TEXT) };
  const asked = { ...askedOf(body), ...(query.notes === undefined ? {} : { notes: query.notes }) };
  const { said, texts: guarded } = await guardTexts(call, texts, {
    grounds: await groundsOf(call, body.request.json?.messages ?? [], asked, PLACE),
    asked,
    levelsAt: (home) => [...levelsOf('verification', home, call, query), askedLevel('verification', asked)],
  });
  return {
    verdict: !guarded.some(({ failed }) => failed),
    data: said,
    ...transformed(body, choices, guarded),
  };
}
