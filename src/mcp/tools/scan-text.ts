import { z } from 'zod';
import { scanText } from '../../app/scan-text.ts';
import { Language } from '../../contract/language.ts';
import { ScannedText } from '../../contract/scanned-text.ts';
import { scanText as scanLines } from '../text/scan-text.ts';
import { writingIn } from '../text/writing.ts';
import { tool } from '../tool.ts';
import { languageByScript } from '../../core/language/script.ts';

const Input = z.strictObject({
  text: z.string().max(1_000_000).describe('A final message or a report of work'),
  language: Language.optional(),
});

/** What a report betrays by its words alone. */
export const scanTextTool = tool({
  name: 'scan_text',
  right: 'verify',
  title: 'Scan a report of work',
  description:
    'Reads a final message or report, in Korean or English, and gives back with their places: phrases that betray doubt or forecast in place of a check, what it claims of the work, and what it leaves open. Only words are looked at; check_work holds them against the work.',
  manners: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: Input,
  output: ScannedText,
  async handle({ text, language }, { wording }) {
    const value = scanText(text);
    const writing = writingIn(language ?? languageByScript(text), wording);
    return { value, text: scanLines(value, writing).join('\n') };
  },
});
