import type { AgentAnswer } from '../../contract/agent-event.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { Language } from '../../contract/language.ts';
import { noteText } from '../../core/self-check/turn/told-text.ts';
import type { EndLimits } from './seen-end.ts';

/** Why, and its place, as of a configuration that cannot be read. */
function whyOf(trouble: unknown): { readonly where: string; readonly why: string } {
  if (trouble instanceof AssayError)
    return { where: trouble.where === undefined ? '' : `${trouble.where}: `, why: trouble.message };
  return { where: '', why: trouble instanceof Error ? trouble.message : String(trouble) };
}

/** What the person is told of an end that could not be checked. `trouble`: what was thrown, or a sentence. */
export async function unjudged(
  trouble: unknown,
  language: Language,
  { inWords }: Pick<EndLimits, 'inWords'>,
): Promise<AgentAnswer> {
  const { where, why } = whyOf(trouble);
  const said = inWords === undefined ? why : await inWords(why, language);
  return { kind: 'note', text: noteText('unjudged', `${where}${said}`, language) };
}
