/** Code points of the zero of each script whose digits are read; nine more follow. Source: Unicode 16, general category Nd (BMP). */
export const ZEROS: readonly number[] = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50,
  0xed0, 0xf20, 0x1040, 0x17e0, 0x1810, 0xff10,
];

/** Fractions of one sign. Source: Unicode 16, category No, numeric values. */
export const SIGN_FRACTIONS: Readonly<Record<string, readonly [number, number]>> = {
  '¼': [1, 4],
  '½': [1, 2],
  '¾': [3, 4],
  '⅐': [1, 7],
  '⅑': [1, 9],
  '⅒': [1, 10],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
};

/** Letters that are taken for digits. Source: Unicode confusables.txt, 16.0, for U+0030 and U+0031. */
export const LOOKALIKES = 'OoОоΟοօl';

/** Superscript digits, in order. Source: Unicode 16, Superscripts and Subscripts. */
export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
