/** Where a text ends before the letters at its end that `trailing` holds. A pattern that ends in `[…]+$` is quadratic. */
export function endBefore(text: string, trailing: RegExp): number {
  let end = text.length;
  while (end > 0 && trailing.test(text.charAt(end - 1))) end--;
  return end;
}
