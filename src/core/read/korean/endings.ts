/**
 * Endings: the kind by which Kaist calls them, the form of the stem that they stand on, the name by which Assay
 * calls them, and how they are written. A letter alone is a final consonant. Forms of stems: `c` as it is (먹-, 가-),
 * `u` with 으 where the stem has a final (먹으-, 가-, 걸으-), `a` melted with 어 (먹어, 가, 해), `i` the copula and 아니.
 * Source: 한국어 어문 규범 and the morphemes of UD Korean Kaist (Chun et al. 2018).
 */
export const ENDINGS = `
EF c 다 다 는다
EF u 다 ㄴ다
EF c 습니다 습니다
EF u 습니다 ㅂ니다 ㅂ니다만
EF c 습니까 습니까
EF u 습니까 ㅂ니까
EF c 느냐 느냐 냐
EF u 느냐 ㄴ냐
EF c 나 나 나요 냐고요
EF c 는가 는가 는가요 던가
EF u 는가 ㄴ가 ㄴ가요
EF u ㄹ까 ㄹ까 ㄹ까요
EF c 네 네 네요
EF c 지 지 지요 죠
EF c 군 군 군요 구나 는군 는군요 는구나
EF c 거든 거든 거든요
EF c 자 자 자꾸나
EF u ㅂ시다 ㅂ시다
EF a 라 라
EF u 라 라
EF u 세요 세요 십시오 시오 십시요 소서
EF a 어 어 요
EF c 는데 는데요 던데요
EF u 는데 ㄴ데요
EF u ㄹ게 ㄹ게 ㄹ게요
EF u ㄹ래 ㄹ래 ㄹ래요
EF u 리라 리라 리요
EF c 소 소
EF u 소 오
EF u 다고 ㄴ대요 ㄴ대 ㄴ답니다 ㄴ단다 ㄴ다네
EF c 다고 는대요 는대 는답니다 대요 답니다 다네
EF a 야지 야지 야지요 야죠
EF i 다고 랍니다 래요 란다
EF i 어 에요 예요
EF i 라 라
EF i 야 야
EC c 고 고 고서 고서는
EC c 지만 지만 지마는
EC c 거나 거나 건
EC c 든지 든지 든가 든
EC c 게 게 게끔
EC c 도록 도록
EC c 자마자 자마자 자
EC c 고자 고자
EC c 곤 곤
EC c 기에 기에 길래
EC c 느라 느라 느라고
EC c 는데 는데 던데 는데다 는데다가
EC u 는데 ㄴ데 ㄴ데다 ㄴ데다가
EC c 는지 는지 던지
EC u 는지 ㄴ지
EC u ㄹ지 ㄹ지 ㄹ는지 ㄹ런지
EC c 더니 더니
EC c 더라도 더라도
EC c 다가 다가
EC c 듯 듯 듯이
EC c 지 지
EC c 거니와 거니와
EC c 건만 건만
EC c 다시피 다시피
EC c 다면 다면 는다면
EC u 다면 ㄴ다면
EC i 다면 라면
EC c 다고 다고 는다고 다며 는다며 다면서 는다면서 다는데
EC u 다고 ㄴ다고 ㄴ다며 ㄴ다면서 ㄴ다는데
EC i 다고 라고 라며 라면서 라는데
EC u 라고 라고 라며
EC c 자고 자고 자며
EC c 냐고 느냐고 냐고 느냐며 냐며
EC u 냐고 ㄴ냐고
EC c 다거나 다거나 는다거나 다든지 는다든지
EC u 다거나 ㄴ다거나 ㄴ다든지
EC i 다거나 라거나 라든지
EC c 다니 다니 는다니
EC u 다니 ㄴ다니
EC i 다니 라니
EC u 면 면
EC u 며 며
EC u 면서 면서
EC u 니까 니 니까
EC u 므로 므로
EC u 려고 려고 려 려다 려다가
EC u 려면 려면
EC u 러 러
EC u 지만 나
EC u ㄹ수록 ㄹ수록
EC u ㄹ지라도 ㄹ지라도 ㄹ지언정
EC u ㄹ뿐더러 ㄹ뿐더러 ㄹ뿐만
EC u ㄹ까 ㄹ까
EC u 되 되
EC c 이 이
EC a 어서 서
EC a 어도 도
EC a 어야 야
EC a 어다 다 다가
EC i 라 라
EC i 어서 라서
EC i 어도 라도
EC i 어야 라야
EC i 고 요
EM c 는 는
EM c 던 던
EM u ㄴ ㄴ
EM u ㄹ ㄹ
EM c 다는 다는 는다는 다던 는다던
EM u 다는 ㄴ다는 ㄴ다던
EM i 다는 라는 라던 란
EM u 라는 라는
EM c 자는 자는
EM c 냐는 느냐는 냐는
EM u 냐는 ㄴ가라는
EM u 려는 려는 려던
EN c 기 기
EN u ㅁ ㅁ
`;

/** Endings before the last one, with the form of the stem that they stand on. They bend like stems. */
export const PREFINALS = `
a 었 ㅆ
c 겠 겠
u 시 시
`;

/** Verbs that make a verb of a noun: 설립+하, 설립+되. */
export const LIGHT_VERBS = '하 되 시키 받 당하 스럽 롭 답 드리';

/** Verbs that stand on 어 of another verb within one word: 설치되어+있, 떨어+지. */
export const AUXILIARIES = '지 있 주 보 버리 가 오 내 놓 두 나 드리 대 하';
