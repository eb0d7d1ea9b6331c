/**
 * Particles: the kind by which Kaist calls them, the name by which Assay calls them, and how they are written: `c`
 * after a consonant, `v` after a vowel, `r` after a vowel or ㄹ. Source: 한국어 어문 규범 and the morphemes of UD
 * Korean Kaist (Chun et al. 2018).
 */
export const PARTICLES = `
S 이 이/c 가/v
S 께서 께서
O 을 을/c 를/v
G 의 의
T 은 은/c 는/v 이란/c 란/v
B 에 에
B 에서 에서
B 서 서
B 에게 에게 한테 께
B 에게서 에게서 한테서
B 로 으로/c 로/r
B 로서 으로서/c 로서/r
B 로써 으로써/c 로써/r
B 로부터 으로부터/c 로부터/r
B 보다 보다
B 처럼 처럼
B 같이 같이
B 만큼 만큼
B 대로 대로
B 에다 에다 에다가
X 부터 부터
X 까지 까지
X 만 만
X 도 도
X 뿐 뿐
X 마다 마다
X 조차 조차
X 마저 마저
X 밖에 밖에
X 나 이나/c 나/v
X 라도 이라도/c 라도/v
X 야 이야/c 야/v
X 야말로 이야말로/c 야말로/v
X 든 이든/c 든/v 이든지/c 든지/v
X 나마 이나마/c 나마/v
X 커녕 커녕 은커녕/c 는커녕/v
X 요 요
C 와 과/c 와/v
B 와 과/c 와/v
C 하고 하고 이랑/c 랑/v
C 이며 이며/c 며/v
C 이나 이나/c 나/v
C 라든지 이라든지/c 라든지/v 이라든가/c 라든가/v
Q 라고 이라고/c 라고/v 라며/v 이라며/c
`;

/** Before a particle of this kind only particles of these kinds stand; before others any but a closing one. */
export const BEFORE: Readonly<Record<string, string>> = { S: 'X', O: 'X', B: 'X', C: 'X' };

/** Particles behind which no other stands. */
export const CLOSING = '이 을 의 은 도 나 라도 야 야말로 든 나마 커녕 요 라고 이며 이나 라든지 서 같이';

/** Particles that nouns end in as well. */
export const DOUBTFUL_PARTICLES = '대로 서 같이 이나 이며 라든지 든 야 나 요 커녕 뿐';
export const DOUBTFUL_BEHIND_ONE_SYLLABLE = '와 만 도 의';

/** Words in which a particle has melted: the stem, then the particles. */
export const MELTED = `
건 것 은
게 것 이
걸 것 을
거 것
이건 이것 은
그건 그것 은
저건 저것 은
이게 이것 이
그게 그것 이
저게 저것 이
이걸 이것 을
그걸 그것 을
뭘 무엇 을
뭐 무엇
뭐가 무엇 이
난 나 은
넌 너 은
날 나 을
내가 나 이
제가 저 이
네가 너 이
누가 누구 이
우린 우리 은
여긴 여기 은
거긴 거기 은
여기서 여기 에서
거기서 거기 에서
어디서 어디 에서
에선 에서 은
에겐 에게 은
엔 에 은
`;
