import type { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { parseJson } from '../../app/parse-json.ts';
import { GuardrailAsked, type PortkeyRequest, type PortkeyResponse } from '../../contract/guardrail.ts';
import { askedLevel } from '../../app/act-on-report.ts';
import type { ACTING_QUERY } from '../acting.ts';
import { levelsOf } from '../acting.ts';
import type { Call } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';
import { type Guarded, guardNothing, guardTexts, type LevelsAt, notGuarded } from './guard-texts.ts';
import { groundsOf } from './grounds-of.ts';

type Fields = Record<string, z.core.util.JSONType>;
type Query = z.infer<z.ZodObject<typeof ACTING_QUERY>> & { readonly notes?: boolean | undefined };

const PLACE = 'body: metadata.assay';
const SHAPE = 'see /openapi.json for the body of a guardrail';
const REQUEST = 'a request is not checked, only the answer to it: add the guardrail to the output';

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Metadata of a gateway are texts: what is asked may stand there as JSON. */
function askedOf({ metadata }: PortkeyRequest): GuardrailAsked {
  const given = metadata?.assay ?? {};
  if (typeof given !== 'string') return given;
  try {
    return checkValue(GuardrailAsked, parseJson(given, PLACE, SHAPE), { place: PLACE, hint: SHAPE });
  } catch (error) {
    throw shapeRefusal(error);
  }
}

function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** A content as it stands, or the texts of its parts. */
function contentWords(content: unknown): string {
  if (typeof content === 'string') return content;
  const texts = fieldsIn(content)
    .filter(({ type }) => type === 'text' || type === 'output_text')
    .map(({ text }) => text);
  return texts.filter((text) => typeof text === 'string').join('');
}

/** The words of a choice, of a chat or of a completion. */
function wordsOf(choice: Fields): string {
  const { message, text } = choice;
  return contentWords(isFields(message) ? message['content'] : text);
}

function withWords(choice: Fields, content: string): Fields {
  const { message } = choice;
  return isFields(message) ? { ...choice, message: { ...message, content } } : { ...choice, text: content };
}

function choicesOf({ response }: PortkeyRequest): readonly Fields[] {
  return fieldsIn(response?.json?.['choices']);
}

/** OA13: the answer in the words of its choices, else as Portkey read it, else in the form of Responses or Messages. */
function answerTexts({ response }: PortkeyRequest, choices: readonly Fields[]): readonly string[] {
  const { output, content } = response?.json ?? {};
  const messages = fieldsIn(output).filter(({ type }) => type === 'message');
  const forms = [
    choices.map(wordsOf),
    [response?.text ?? ''],
    messages.map((message) => contentWords(message['content'])),
    [contentWords(content)],
  ];
  return forms.find((texts) => texts.some((text) => text.trim() !== '')) ?? [];
}

/** The answer with what is to be delivered; absent where nothing of it changes. */
function transformed(
  body: PortkeyRequest,
  choices: readonly Fields[],
  texts: readonly string[],
  guarded: readonly Guarded[],
): Pick<PortkeyResponse, 'transformedData'> {
  const contents = guarded.map(({ content }) => content);
  if (choices.length !== contents.length) return {};
  if (contents.every((content, at) => content === texts[at])) return {};
  const made = choices.map((choice, at) => withWords(choice, contents[at] ?? ''));
  const json = { ...body.response?.json, choices: made };
  return { transformedData: { response: { json, text: contents.at(-1) ?? '' } } };
}

/** OA13: the verdict for Portkey: false where the answer fails, whatever is done with it. */
export async function guardForPortkey(call: Call<PortkeyRequest, Query>): Promise<PortkeyResponse> {
  const { body, query } = call;
  if (body.eventType === 'beforeRequestHook') return { verdict: true, data: notGuarded(call, REQUEST) };
  const choices = choicesOf(body);
  const texts = answerTexts(body, choices);
  const asked = { ...askedOf(body), ...(query.notes === undefined ? {} : { notes: query.notes }) };
  const levelsAt: LevelsAt = (home) => [
    ...levelsOf('verification', home, call, query),
    askedLevel('verification', asked),
  ];
  if (texts.length === 0) {
    const { said, failed } = await guardNothing(call, levelsAt);
    return { verdict: !failed, data: said };
  }
  const { said, texts: guarded } = await guardTexts(call, texts, {
    grounds: await groundsOf(call, body.request.json?.messages ?? [], asked, PLACE),
    asked,
    levelsAt,
  });
  return {
    verdict: !guarded.some(({ failed }) => failed),
    data: said,
    ...transformed(body, choices, texts, guarded),
  };
}
