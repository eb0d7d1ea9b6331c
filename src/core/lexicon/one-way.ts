/** A verb with what ties its other name to it: an English preposition, a Korean particle; empty for its object. */
interface Tie {
  readonly verb: string;
  readonly by: readonly string[];
  /** The second of both is named as subject: lose to, 지다. */
  readonly turned: boolean;
}

/** What only one of two can be to the other: who beat whom. */
export interface OneWay {
  readonly ties: readonly Tie[];
  /** Words that say no more than the verb. */
  readonly silent: ReadonlySet<string>;
}

/** `beat win:against < lose:to | match game`: who does it, whom it is done to, and words that say no more. */
function oneWay(line: string): OneWay {
  const [said = '', silent = ''] = line.split(' | ');
  const [straight = '', turned = ''] = said.split(' < ');
  const tiesOf = (words: string, isTurned: boolean): Tie[] =>
    words
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const [verb = '', by = ''] = word.split(':');
        return { verb, by: by.split('/'), turned: isTurned };
      });
  return {
    ties: [...tiesOf(straight, false), ...tiesOf(turned, true)],
    silent: new Set(silent.split(' ').filter((word) => word !== '')),
  };
}

/**
 * Contests and orders, a line each. Source: Longman Dictionary of Contemporary English: beat, lose, overtake, replace,
 * precede; 표준국어대사전: 이기다, 지다, 패하다, 추월하다, 대체하다.
 */
export const ONE_WAY: readonly OneWay[] = [
  'beat defeat overcome eliminate knock win:against/over < lose:to/against | match game tie contest out victory',
  'overtake outpace move:past | rank',
  'replace supersede succeed | ',
  'precede come:before < follow come:after | ',
  '이기:을 꺾:을 물리치:을 누르:을 제압하:을 승리하:에/에게/을 < 지:에/에게/한테 패하:에/에게 패배하:에/에게 | 경기 시합',
  '추월하:을 앞지르:을 < 추월당하:에/에게 | ',
  '대체하:을 대신하:을 < 대체되:로 | ',
].map(oneWay);
