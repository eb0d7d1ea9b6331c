/** Words of Korean claims, as parts of patterns. */

/** How it was done: what takes nothing away from the deed. */
export const HOW =
  '(?:(?:성공적으로|정상적으로|올바르게|제대로|완벽하게|완벽히|완전히|안전하게|깔끔하게|꼼꼼하게|꼼꼼히|무사히|문제없이|빠짐없이|명확하게|적절하게|적절히|정확하게|정확히|모두|전부|다|새로|함께|잘|직접|추가로) ){0,3}';
/** What was wrong, told as gone. */
export const FIXED_NOW =
  '던 (?:것|현상|문제|오류|증상)(?:은|는|이|가)? ?(?:더는|더 ?이상|이제)? ?(?:없|보이지 않|나타나지 않|나지 않|사라졌|사라짐)|이제 [^.]{0,24}(?:안정적|제대로)|(?:더 ?이상|이제는?) [^.]{0,40}지 ?않(?:습니다|는다|아요)|이제 [^.]{0,40}(?:맞습니다|정확합니다|정상입니다)';
export const TESTS = '(?:테스트|스펙|시험|케이스|test)';
export const DOCS =
  '(?:문서|README|리드미|리드 ?미|변경 ?이력|체인지 ?로그|CHANGELOG|주석|독스트링|가이드|안내서|설명서|ADR|위키|릴리스 ?노트|매뉴얼)';
const UNIT =
  '(?:ms|µs|밀리초|초|분|시간|%|퍼센트|배|kB|KB|MB|GB|TB|MiB|GiB|바이트|건|회|번|개|행|줄|rps|qps|req/s|fps|점|토큰|포인트|만|천)';
export const MEASURE = String.raw`\d[\d.,]{0,20} ?${UNIT}`;
export const METRIC =
  '(?:커버리지|f1|정확도|정밀도|재현율|auc|점수|지연|지연 시간|응답 시간|처리량|p\\d\\d|중앙값|평균|메모리(?! ?(?:한도|제한|할당))|번들|이미지|바이너리|콜드 스타트|시작 시간|로딩|실행 시간|빌드 시간|쿼리 수|쿼리 시간|쿼리|크기|용량|속도|적중률|오류율|손실|loss)';
