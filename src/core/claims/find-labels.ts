import type { Span } from '../../contract/span.ts';
import { englishWordStem } from '../language/english-word-stem.ts';
import type { Label, LabelMention } from './label.ts';
import { GAP, type Lexicon, type Wording } from './lexicon.ts';
import { matchesOf } from '../language/matches-of.ts';
import { hasHangul } from '../language/script.ts';

/** What may follow a verb stem of one syllable, so that 간다 is found and 감소 is not. */
const VERB_ENDING = /^(?:다|는|고|며|면|던|습니|아|어|았|었|은|을|기|지|$)/u;
const WORD = /[\p{Script=Latin}\p{N}]+(?:'s)?/gu;
/** What may stand before a label inside one word: 총예산, 평균가동률. */
const PREFIX =
  /(?:^|[^가-힣])(?:총|평균|연|월|현|누적|연간|월간|주간|일평균|전체|최종|실제|예상|목표|해당|본|자사|당)$/u;

interface Hit extends Span {
  readonly label: Label;
}

const ADVERB = /ly$/u;
const PARTICLE_GAP = /(?:에서|으로|에|의|을|를|은|는|이|가|로)?\s+|/uy;

/** End of `form` at `start` of the text, white space inside passed over; -1 where it is not there. */
function endOfForm(text: string, start: number, form: string): number {
  let at = start;
  for (const letter of form) {
    if (letter === GAP) {
      PARTICLE_GAP.lastIndex = at;
      at += PARTICLE_GAP.exec(text)?.[0].length ?? 0;
      continue;
    }
    while (at > start && /\s/u.test(text[at] ?? '')) at += 1;
    if (!text.startsWith(letter, at)) return -1;
    at += letter.length;
  }
  return at;
}

function koreanHits(text: string, lexicon: Lexicon): Hit[] {
  const hits: Hit[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const wordings = lexicon.korean.get(text[start] ?? '');
    if (wordings === undefined) continue;
    const before = text.slice(Math.max(0, start - 4), start);
    if (hasHangul(before.slice(-1)) && !PREFIX.test(before)) continue;
    for (const wording of wordings) {
      const ends = wording.forms
        .map((form) => endOfForm(text, start, form))
        .filter((end, at) => {
          const form = wording.forms[at] ?? '';
          return form.length > 1 || wording.forms.length === 1 || VERB_ENDING.test(text.slice(end));
        });
      const end = Math.max(-1, ...ends);
      if (end > start) hits.push({ start, end, label: wording.label });
    }
  }
  return hits;
}

function englishHits(text: string, lexicon: Lexicon): Hit[] {
  const words = matchesOf(text, WORD).map((match) => ({
    start: match.index,
    end: match.index + match[0].replace(/'s$/u, '').length,
    text: match[0],
    stem: englishWordStem(match[0].toLowerCase().replace(/'s$/u, '')),
  }));
  /** Index of the word that ends the wording; an adverb may stand inside (reports directly to). */
  const endOf = (wording: Wording, at: number): number | null => {
    let next = at;
    for (const form of wording.forms) {
      if (next > at && words[next]?.stem !== form && ADVERB.test(words[next]?.text ?? '')) next += 1;
      if (words[next]?.stem !== form) return null;
      next += 1;
    }
    return next - 1;
  };
  return words.flatMap((word, at) =>
    (lexicon.english.get(word.stem) ?? []).flatMap((wording) => {
      const end = endOf(wording, at);
      return end === null
        ? []
        : [{ start: word.start, end: words[end]?.end ?? word.end, label: wording.label }];
    }),
  );
}

function sameLabel(a: Label, b: Label): boolean {
  return a.kind === b.kind && a.type === b.type && a.name === b.name && a.code === b.code;
}

/**
 * The words of the vocabulary in a claim, the longest first where they overlap, in order of place.
 * `taken` are places that mean something else (names, dates).
 */
export function findLabels(text: string, lexicon: Lexicon, taken: readonly Span[] = []): LabelMention[] {
  const free = (hit: Span): boolean => !taken.some((span) => hit.start < span.end && span.start < hit.end);
  const hits = [...koreanHits(text, lexicon), ...englishHits(text, lexicon)]
    .filter(free)
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const mentions: { start: number; end: number; text: string; labels: Label[] }[] = [];
  for (const hit of hits) {
    const same = mentions.find((mention) => mention.start === hit.start && mention.end === hit.end);
    if (same !== undefined) {
      if (!same.labels.some((label) => sameLabel(label, hit.label))) same.labels.push(hit.label);
    } else if (!mentions.some((mention) => hit.start < mention.end && mention.start < hit.end)) {
      mentions.push({
        start: hit.start,
        end: hit.end,
        text: text.slice(hit.start, hit.end),
        labels: [hit.label],
      });
    }
  }
  return mentions.sort((a, b) => a.start - b.start);
}
