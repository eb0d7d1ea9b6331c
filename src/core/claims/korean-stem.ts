const FIRST = 0xac00;
const LAST = 0xd7a3;
const FINALS = 28;
const FINAL = { none: 0, n: 4, l: 8, m: 16, b: 17, ss: 20 } as const;
/** Vowel of an open stem → vowel of its contracted past: 지 → 졌, 보 → 봤, 주 → 줬, 끄 → 껐. */
const CONTRACTED: Readonly<Record<number, readonly number[]>> = { 20: [6], 8: [9], 13: [14], 18: [4, 0] };

function syllable(code: number, vowel: number, final: number): string {
  const initial = Math.floor((code - FIRST) / (FINALS * 21));
  return String.fromCharCode(FIRST + (initial * 21 + vowel) * FINALS + final);
}

function openForms(head: string, code: number): string[] {
  const vowel = Math.floor((code - FIRST) / FINALS) % 21;
  const finals = [FINAL.none, FINAL.n, FINAL.l, FINAL.m, FINAL.b, FINAL.ss].map((final) =>
    syllable(code, vowel, final),
  );
  const pasts = (CONTRACTED[vowel] ?? []).flatMap((past) => [
    syllable(code, past, FINAL.none),
    syllable(code, past, FINAL.ss),
  ]);
  return [...finals, ...pasts].map((last) => head + last);
}

function formsOfStem(stem: string): string[] {
  const head = stem.slice(0, -1);
  const code = stem.charCodeAt(stem.length - 1);
  if (code < FIRST || code > LAST) return [stem];
  if (stem.endsWith('하')) return ['하', '한', '할', '함', '합', '했', '해'].map((last) => head + last);
  if (stem.endsWith('되')) return ['되', '된', '될', '됨', '됩', '됐', '돼'].map((last) => head + last);
  const final = (code - FIRST) % FINALS;
  if (final === FINAL.none) return openForms(head, code);
  if (final === FINAL.l) return [stem, ...openForms(head, code - FINAL.l)];
  return [stem];
}

function stemsOf(base: string): string[] {
  if (base.length > 1 && base.endsWith('는')) return [base.slice(0, -1)];
  const code = base.charCodeAt(base.length - 1);
  const final = (code - FIRST) % FINALS;
  if (final === FINAL.n) {
    const open = base.slice(0, -1) + String.fromCharCode(code - FINAL.n);
    return [open, base.slice(0, -1) + String.fromCharCode(code - FINAL.n + FINAL.l)];
  }
  return [base];
}

/**
 * The beginnings that a Korean verb given in dictionary or plain form (맡다, 이끈다, 담당한다) takes in a
 * sentence, longest first. A word that is no verb comes back alone.
 */
export function koreanStems(word: string): string[] {
  if (word.length < 2 || !word.endsWith('다')) return [word];
  const forms = stemsOf(word.slice(0, -1)).flatMap(formsOfStem);
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
