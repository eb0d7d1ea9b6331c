import { findIdentifiers } from './identifier.ts';
import type { NameCandidate } from './name.ts';
import { topicOf } from './name-topic.ts';
import { stripParticles } from './particle.ts';
import { matchesOf } from './matches-of.ts';

const QUOTED =
  /(?:^|[\s(,])(?:'([^'\n]{2,40})'|"([^"\n]{2,40})"|‘([^’\n]{2,40})’|“([^”\n]{2,40})”|「([^」\n]{2,40})」|『([^』\n]{2,40})』|《([^》\n]{2,40})》)/g;
/** What stands between two quotations, or two years (`'24년과 '25년`). */
const BETWEEN = /^\s|\s$/u;
const CAPITALISED =
  /(?<![\w'’-])[A-Z][\w&'’-]{0,30}(?: (?:(?:of|and|the|for|de|van) )?[A-Z0-9][\w&'’-]{0,30}){0,5}/g;
const STARTER =
  /^(?:The|An?|This|That|These|Those|It|Its|He|She|They|We|I|You|Our|Your|Their|My|His|Her|However|In|On|At|By|For|From|To|Of|With|As|If|When|While|After|Before|Since|During|Until|And|But|Or|So|Also|Moreover|Furthermore|Therefore|Thus|Both|Each|All|Some|Many|Most|No|Not|There|Here|Then|Now|Today|Yesterday|Tomorrow|Next|Last|According|Overall|Finally|Meanwhile|Although|Because|Despite|Please|Let|What|Who|Why|How|Where|Which|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Q[1-4]|H[12]|FY\d*)$/;
const POINTING =
  /^(?:이|그|저|이것|그것|저것|해당|본|각|모든|우리|당사|저희|전체|어떤|무엇|누구|여기|거기)(?: |$)/;
const SENTENCE_START = /(?:^|[.!?:;\n])["'“‘(\s]*$/;

/** What looks like the name of one thing by its form alone, in order, none overlapping; the topic of the text is marked. */
export function properNames(text: string): NameCandidate[] {
  const topic = topicOf(text);
  const found: NameCandidate[] = findIdentifiers(text).map(({ start, end, text: name }) => ({
    start,
    end,
    name,
  }));
  add(found, quotedNames(text));
  add(found, capitalisedNames(text));
  if (topic !== null && isKoreanName(topic.name)) add(found, [topic]);
  return found.sort((a, b) => a.start - b.start).map((name) => marked(name, topic));
}

/** A pronoun or "this project" points back and names nothing; one syllable is hardly a name. */
function isKoreanName(name: string): boolean {
  return /[가-힣]/.test(name) && name.length > 1 && !POINTING.test(name);
}

function add(found: NameCandidate[], more: readonly NameCandidate[]): void {
  const taken = [...found].sort((a, b) => a.start - b.start);
  let next = 0;
  for (const name of more) {
    while (next < taken.length && (taken[next]?.end ?? 0) <= name.start) next++;
    if ((taken[next]?.start ?? Number.POSITIVE_INFINITY) >= name.end) found.push(name);
  }
}

function marked(name: NameCandidate, topic: NameCandidate | null): NameCandidate {
  return topic !== null && name.start < topic.end && topic.start < name.end ? { ...name, topic: true } : name;
}

function quotedNames(text: string): NameCandidate[] {
  return matchesOf(text, QUOTED).flatMap((match) => {
    const name = match.slice(1).find((part) => part !== undefined) ?? '';
    const start = match.index + match[0].length - name.length - 1;
    return BETWEEN.test(name) ? [] : [{ start, end: start + name.length, name }];
  });
}

function capitalisedNames(text: string): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const match of matchesOf(text, CAPITALISED)) {
    const name = withoutStarters(match[0].split(/['’]s\b/)[0] ?? '');
    const start = match.index + match[0].indexOf(name);
    const end = start + name.length;
    if (name === '' || !isName(text, name, start, end)) continue;
    const whole = withHangul(text, start, end);
    found.push({ start, end: start + whole.length, name: whole });
  }
  return found;
}

/** AI팀의 is one word: the Latin run goes on in Hangul, up to the particle. */
function withHangul(text: string, start: number, end: number): string {
  const rest = /^[가-힣]{1,12}/.exec(text.slice(end, end + 12))?.[0] ?? '';
  const word = text.slice(start, end + rest.length);
  return rest === '' ? word : (stripParticles(word).find((stem) => stem.length >= end - start) ?? word);
}

function withoutStarters(run: string): string {
  const words = run.split(' ');
  while (words.length > 0 && STARTER.test(words[0] ?? '')) words.shift();
  while (words.length > 0 && /^(?:of|and|the|for|de|van)$/.test(words[0] ?? '')) words.shift();
  return words.join(' ').replace(/(?<![-'’&])[-'’&]+$/, '');
}

/** One capitalised word at the start of a sentence is a name only with a possessive or a second capital. */
function isName(text: string, name: string, start: number, end: number): boolean {
  if (name.length < 2 || /^[\d\s]+$/.test(name)) return false;
  if (!SENTENCE_START.test(text.slice(Math.max(0, start - 4), start))) return true;
  return name.includes(' ') || /^['’]s\b/.test(text.slice(end, end + 3)) || /[A-Z].*[A-Z0-9]/.test(name);
}
