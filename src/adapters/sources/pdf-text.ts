import { AssayError } from '../../contract/assay-error.ts';
import { optionalPackage } from './optional-package.ts';

/** What is used of unpdf. */
interface Unpdf {
  readonly getDocumentProxy: (data: Uint8Array, options: object) => Promise<object>;
  readonly extractText: (pdf: object, options: object) => Promise<{ readonly text: readonly string[] }>;
}

const PASSWORD = 'PasswordException';

function unreadable(error: unknown, where: string): AssayError {
  const { name, message } = error as Error;
  if (name === PASSWORD)
    return new AssayError('malformed', 'is protected by a password', {
      where,
      hint: 'save it without one',
      cause: error,
    });
  return new AssayError('malformed', `cannot be read as PDF (${message})`, {
    where,
    hint: 'open it in a viewer and save it again, or give its text',
    cause: error,
  });
}

/** Fonts that name no character give NUL. */
function readable(text: string): string {
  return text.replaceAll('\0', '').trim();
}

function noText(where: string): AssayError {
  return new AssayError(
    'malformed',
    'has no text that can be read: its pages are pictures, or its fonts name no letters',
    {
      where,
      hint: 'read it with an OCR program, and give the text',
    },
  );
}

/** The text of a PDF, page after page. Rejects with `AssayError`. */
export async function pdfText(bytes: Uint8Array, where: string): Promise<string> {
  const { getDocumentProxy, extractText } = await optionalPackage<Unpdf>('unpdf', '1.8.1', where);
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const pages = (await extractText(pdf, { mergePages: false })).text.map(readable);
    const text = pages.filter((page) => page !== '').join('\n\n');
    if (text === '') throw noText(where);
    return text;
  } catch (error) {
    throw error instanceof AssayError ? error : unreadable(error, where);
  }
}
