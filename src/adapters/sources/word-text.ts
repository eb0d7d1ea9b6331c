import { AssayError } from '../../contract/assay-error.ts';
import { optionalPackage } from './optional-package.ts';

/** What is used of mammoth. */
interface Mammoth {
  readonly default: {
    convertToHtml(input: { buffer: Uint8Array }, options: object): Promise<{ readonly value: string }>;
    readonly images: { imgElement(of: () => Promise<object>): unknown };
  };
}

/** A Word document as a page: its headings, lists and tables stay what they are, its pictures are left out. */
export async function wordText(bytes: Uint8Array, where: string): Promise<string> {
  const { default: mammoth } = await optionalPackage<Mammoth>('mammoth', '1.13.0', where);
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  try {
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage });
    return `<html><body>${value}</body></html>`;
  } catch (error) {
    const { message } = error as Error;
    throw new AssayError('malformed', `cannot be read as a Word document (${message})`, {
      where,
      hint: 'open it in Word and save it again as .docx, or give its text',
      cause: error,
    });
  }
}
