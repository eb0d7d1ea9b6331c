const OPEN = [
  'script',
  'img',
  'iframe',
  'object',
  'embed',
  'form',
  'style',
  'link',
  'base',
  'meta',
  'video',
  'input',
];

/**
 * Elements in what was made of a text that could run, fetch, frame, cover, or take the name of something. It stands alone:
 * a browser is given its source.
 */
export function dangersIn(root: Element, open: readonly string[] = OPEN): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const link = element.getAttribute('href') ?? '';
    // What the screen itself makes of a claim: no text can give an element a class.
    const isOwn = element.className === 'assay-claim' && link.startsWith('#');
    const isBad =
      open.includes(element.localName) ||
      element.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
      [...element.attributes].some(
        ({ name }) => name.startsWith('on') || name === 'style' || name === 'id',
      ) ||
      (link !== '' && !isOwn && !/^(?:https?|mailto):/.test(link));
    return isBad ? [element.outerHTML] : [];
  });
}

export const OPEN_ELEMENTS: readonly string[] = OPEN;
