/**
 * Verbs by which somebody tells what was done to software, by what they claim. A verb is its base form, or base, past and
 * participle parted by strokes; `_` joins a verb to its particle, which may stand behind the object. Behind `!` stand, parted
 * by strokes, words of which it tells no such deed: `built the image`. Written for Assay.
 */
export type DeedKind =
  | 'added'
  | 'changed'
  | 'fixed'
  | 'removed'
  | 'renamed'
  | 'documented'
  | 'noted'
  | 'finished'
  | 'ran'
  | 'kept'
  | 'looked';

export const ENGLISH_WORK_VERBS: Readonly<Record<DeedKind, string>> = {
  added: `add implement create!pr|request|commit|commits|branch|issue|tag introduce build/built/built!it|this|them|image|project|app|container|site
    write/wrote/written!down|up put_in_place set_up/set_up/set_up provide scaffold integrate wire_up enable generate define draft
    ship/shipped/shipped register put_together/put_together/put_together include put/put/put!off|back|aside|down attach append insert embed supply
    bring_in/brought_in/brought_in contribute devise establish fill_in/filled_in/filled_in incorporate invent lay_out/laid_out/laid_out
    prepare!to ~prototype roll_out/rolled_out/rolled_out ~seed ~surface ~code ~compose ~author
    derive ~instrument populate prefill reserve ~model bootstrap/bootstrapped/bootstrapped inject ~offer hand-roll/hand-rolled/hand-rolled
    gain declare vendor ~schedule plumb ~equip/equipped/equipped ~stage!changes grow/grew/grown`,
  changed: `change update replace refactor rewrite/rewrote/rewritten rework restructure simplify/simplified/simplified switch upgrade downgrade
    bump migrate convert extract split/split/split!work|changes|it|commit|commits increase raise!error|errors|exception|exceptions|warning lower reduce decrease extend expand adjust tweak
    tighten relax optimize optimise improve clean_up move merge inline swap/swapped/swapped turn make/made/made!a|an|some|no|sure|one|two|clear|same|mistake
    modify/modified/modified edit reorganize reorganise centralize centralise parallelize parallelise wire connect hook_up pin/pinned/pinned
    port rewire reorder consolidate unify/unified/unified normalize normalise harden wrap/wrapped/wrapped speed_up/sped_up/sped_up cache
    memoize memoise batch deduplicate align tune hoist lift guard restore revert bind/bound/bound scope reformat rebuild/rebuilt/rebuilt
    regenerate recompute recreate reset/reset/reset reword rephrase retarget redirect reroute remap resize restyle redo/redid/redone reindex
    silence mute escape sanitise sanitize encode truncate trim/trimmed/trimmed round clamp cap/capped/capped throttle debounce delay shorten
    lengthen widen narrow isolate decouple detach group prefetch preload compress minify loosen strengthen secure encrypt hash rotate
    thread route factor_out pull_out push_down collapse flatten invert flip/flipped/flipped toggle translate localise localize
    annotate parametrise parameterise parameterize vectorise vectorize share streamline polish standardise standardize modernise modernize
    adapt generalise generalize give/gave/given!up|way|error|errors teach/taught/taught grant tidy allow forbid/forbade/forbidden enforce
    hide/hid/hidden
    expose harmonise harmonize alias/aliased/aliased bypass ~center ~centre ~chain ~chunk coerce compact customise customize configure defer/deferred/deferred
    delegate demote promote deprecate ~dim/dimmed/dimmed ~downsize ~duplicate elevate externalise externalize ~filter ~fold ~force
    freeze/froze/frozen ~gate ~hook initialise initialize intercept invalidate ~join ~key lazy-load/lazy-loaded/lazy-loaded ~lock lowercase uppercase
    ~map/mapped/mapped ~mark ~mirror ~mount nest ~nudge offload ~order overhaul override/overrode/overridden ~pack ~pad/padded/padded paginate
    ~partition permit/permitted/permitted persist ~place ~position postpone ~prefix ~suffix prepend prioritise prioritize propagate ~queue ~quote
    re-enable reconcile reconfigure redesign refine refresh regroup reimplement reindent relabel remodel replicate reshape retype reuse
    reverse revise rekey rebase!onto|on|branch ~scale segment separate serialise serialize set/set/set!out|about|off|back ~shard shift shrink/shrank/shrunk shuffle ~slim/slimmed/slimmed
    smooth soften ~space specialise specialize stagger substitute suppress sync synchronise synchronize ~tag/tagged/tagged tailor ~template tokenise
    tokenize transform transpile ~type uncomment ~undo/undid/undone unroll unset/unset/unset untangle unwrap/unwrapped/unwrapped ~version whitelist
    allowlist ~zip/zipped/zipped subclass reparent rescope repoint recolor recolour restrict ~retry ~time_out backfill ~intern bundle ~stub_out
    retain!the ~log/logged/logged flag/flagged/flagged ~bracket ~escape ~index ~limit ~weight ~balance ~rebalance ~seal ~sign ~scope
    push_back/pushed_back/pushed_back pull_up/pulled_up/pulled_up roll_back/rolled_back/rolled_back turn_off/turned_off/turned_off turn_on/turned_on/turned_on
    switch_off/switched_off/switched_off break_up/broke_up/broken_up cut_down/cut_down/cut_down scale_down/scaled_down/scaled_down`,
  fixed: `fix resolve sort_out take_care_of/took_care_of/taken_care_of squash correct solve repair patch cure address mend remedy rectify plug/plugged/plugged unblock straighten_out iron_out put_right/put_right/put_right set_right/set_right/set_right unbreak/unbroke/unbroken stabilise stabilize defuse prevent avoid`,
  removed: `remove delete drop/dropped/dropped throw_out/threw_out/thrown_out throw_away/threw_away/thrown_away scrap/scrapped/scrapped
    take_out/took_out/taken_out cut_out/cut_out/cut_out ditch discard wipe kill!process|server|job|container|worker|build|app|it|session strip/stripped/stripped get_rid_of/got_rid_of/got_rid_of
    rip_out/ripped_out/ripped_out purge retire prune eliminate!race|leak|bug|crash|error|deadlock
    ~nuke ~axe excise erase unregister deregister uninstall unlink ~sunset decommission do_away_with/did_away_with/done_away_with
    ~evict weed_out phase_out ~revoke`,
  renamed: `rename relocate`,
  documented: `document describe`,
  noted: `note mention record explain write_down/wrote_down/written_down write_up/wrote_up/written_up`,
  finished: `complete finish accomplish fulfil fulfill carry_out/carried_out/carried_out wrap_up/wrapped_up/wrapped_up`,
  ran: `run/ran/run re-run/re-ran/re-run execute profile benchmark measure`,
  kept: `keep/kept/kept!it|track`,
  looked: `look check investigate trace notice try/tried/tried verify/verified/verified confirm test ask compare review consider decide start want
    need use follow reproduce assume stop/stopped/stopped limit skip/skipped/skipped rely/relied/relied open search explore analyze analyse
    examine commit/committed/committed push list walk suggest propose discuss hope expect realize realise learn identify/identified/identified
    locate debug/debugged/debugged inspect validate miss fail call deploy watch read/read/read rebase stage work
    load replay install visit launch boot click trigger invoke exercise rerun/reran/rerun
    double-check spot-check cross-check smoke-test load-test stress-test ~grep/grepped/grepped ~query ~scan/scanned/scanned ~fuzz ~curl ~ping/pinged/pinged
    spin_up/spun_up/spun_up stand_up/stood_up/stood_up simulate restart cold-start play_through/played_through/played_through step_through/stepped_through/stepped_through ~hit/hit/hit ~upload ~submit/submitted/submitted
    ~diff/diffed/diffed ~audit ~sample eyeball ~poke log_in/logged_in/logged_in sign_in/signed_in/signed_in sign_up/signed_up/signed_up`,
};

/** Adverbs in -ly that say when, how surely or how far: what they stand beside is no plain deed. */
export const DOUBTING_ADVERBS =
  'apparently barely currently early eventually formerly hardly hopefully initially likely nearly originally partially partly possibly presumably previously probably recently supposedly temporarily';
/** Small words between a verb and its helpers that take nothing away from a deed. */
export const DEED_FILLERS =
  'all also both only just now so then too well gone ahead and went able to managed again here';
/** Words before a deed at the start of a clause. */
export const DEED_OPENERS = 'and also then so but plus second first lastly meanwhile here now';

/** Verbs of looking by which somebody tries what was made. */
export const TRYING_VERBS =
  'verify check confirm test try compare reproduce open call deploy load replay install visit launch boot click trigger invoke exercise rerun double-check spot-check cross-check smoke-test load-test stress-test curl ping simulate restart cold-start play_through step_through spin_up hit diff 확인 검증 재현 대조 점검 시연 체험 테스트';
/** Of these the noun alone tells at the end of an item what was tried. */
export const KOREAN_CONFIRMED = '확인';
/** Forms of running that are base and participle in one. */
export const RUNNING = 'run rerun re-run hit';
/** What hands over the work: "this adds a table". */
export const HANDED_OVER = 'this change pr patch commit branch diff';
/** Behind a verb that its subject undergoes: "has moved to". */
export const MOVED_TO = 'to into onto from';
/** Words that say how often something was run: then its outcome is told. */
export const RUN_AGAIN = 'once twice again times 번 차례 다시';

/** Nouns of tests; the head of what was added. */
export const TEST_NOUNS =
  'test tests spec specs coverage testcase testcases 테스트 테스트들 스펙 시험 케이스 테스트케이스';
/** Nouns of tests with `test` before them, or with a file of tests behind them. */
export const CASE_NOUNS = 'suite suites file files';
/** What tests are made of. */
export const TRIED_NOUNS = 'case cases fixture fixtures 사례 픽스처';
/** Nouns of what explains software. */
export const DOCS_NOUNS =
  'readme faq man doc docs documentation changelog docstring docstrings jsdoc javadoc guide guides handbook tutorial walkthrough howto manpage haddock haddocks rustdoc godoc docblock docblocks section sections comment comments adr runbook wiki 문서 리드미 변경이력 체인지로그 주석 독스트링 가이드 안내서 설명서 위키 매뉴얼 이력 노트';
/** Nouns of checks, and the signs that the reader of messages puts for their commands. */
export const CHECKS =
  '¤ £ ¥ € test tests suite suites spec specs lint linter build ci eslint tsc mypy pytest vitest jest checks typecheck';

/**
 * The same in Korean: nouns of doing, which take 하 or 되 or end an item, and behind a stroke stems of verbs. Behind `!` stand,
 * parted by strokes, nouns of which it tells no such deed.
 */
export const KOREAN_WORK_VERBS: Readonly<Record<DeedKind, string>> = {
  added: `추가 구현 도입 신설 생성!커밋|pr|브랜치|이슈|태그|요청 개발 작성!커밋|pr|이슈 적용 설정 마련 구성 제공 통합 활성화 세팅 정의 연동 이식 신규
    -만들!커밋|pr|브랜치|이슈 -넣 -붙이 -심 -세우 -엮 -담 -갖추 -생기 -더하 -보태 -달 -채우 -걸!시간 -깔 -들어가 -열 -끼우 -얹 -올라가 -집어넣 -연결하 -연결되 -덧붙이 -꽂 -짜 포함
    -파 탑재 장착 등록 삽입 첨부 부착 내장 노출 제작 설계 수립 확보 부여 주입 구축 지원 준비!빌드 -만들어지 -이어붙이 -들이 -띄우!서버|앱|컨테이너`,
  changed: `변경 수정 교체 갱신 개선 리팩터링 리팩토링 재작성 최적화 업데이트 업그레이드 다운그레이드 조정 전환 이전 마이그레이션 분리 분할 정리 단순화 확장
    축소 상향 하향 강화 완화 대체 이관 고정 변환 연결 추출 병합!커밋|pr|브랜치 보강 재구성 개편 반영 단축 연장 압축 재배치 세분화 일원화 확충 원복 롤백 재정의 대신
    -바꾸 -이동하 -이동되 -옮기 -늘리 -줄이 -올리!커밋|pr -내리 -나누!커밋|pr -묶 -켜 -끄 -낮추 -높이 -맞추 -감싸 -되돌리 -다듬 -합치 -쪼개 -뽑아내 -갈아끼우 -씌우 -당기 -바뀌
    -손보 -손질하 -뜯어고치 -돌려놓 -맞바꾸 최신화 -가르 -미루 -늦추 -앞당기 -좁히 -넓히 -잡!뼈대|틀|자리|방향 -정하
    통일 치환 승격 재작업 재설계 재정비 정렬 튜닝 캐싱 차단 허용 제한 지정 선언 마스킹 대입 재조정 재편 조율 배분 분산 격리 우회 위임 개조 스타일링 필터링 처리
    재시도 무시 재사용 참조 배치 승급 반전 역전 인코딩 디코딩 래핑 메모이제이션 디바운스 스로틀 페이징 인덱싱 롤오버 재생성 재빌드 증설 증가 감소 인상 인하
    -덮어쓰 -끼워넣 -뒤집 -밀어넣 -펼치 -접 -가리 -숨기 -거르 -걸러내 -비우 -키우 -나뉘 -줄어들 -늘어나 -옮겨지 -넘기 -갈아타 -돌려쓰 -뽑 -틀 -채워넣 -뜯 -다시쓰`,
  fixed: `해결 해소 정정 교정 패치 복구 보정 안정화 안정 -고치 -바로잡 -풀!압축 -막 -고쳐지 -해결되 -메우 -매만지 방지 예방 조치 수습 -틀어막 -되살리 -살리`,
  removed: `제거 삭제 폐기 철거 -지우 -없애 -걷어내 -들어내 -빼 -빼내 -없어지 -사라지 -떼어내 -버리 -치우 -도려내 -날리 -솎아내 -덜어내 말소 해제 철회 -쳐내 -잘라내 -뜯어내`,
  renamed: `개명 리네임 리네이밍`,
  documented: `문서화 명문화`,
  noted: `기록 설명 기술 명시 안내 기재 서술 -적 -쓰 -남기`,
  finished: `완료 마무리 완성 -마치 -끝내 -끝나 -끝마치`,
  ran: `실행 프로파일링 -돌리`,
  kept: `유지 보존`,
  looked: `확인!원인|이유|로그|코드|내용|문제|이슈|여부|구조|파일|문서|요청|요구사항|사실|위치|버전|설정 측정 비교 재현!문제|버그|오류|증상 검증 조사 분석 검토 파악 시도 재시도 점검 테스트 조회 탐색 진단 추적 커밋 푸시 배포 제안 논의 요청 실패 동작 작동 통과 성공 발생 의존 필요 사용
    설치 대조 시연 체험 접속 로그인 시뮬레이션
    -돌려주 -보 -살펴보 -찾 -알 -따르 -기다리 -물 -들 -읽`,
};
/** Verbs of changing and writing by which tests are added. */
export const TESTS_GROWN = 'extend expand 보강 확충 쓰 늘리';
/** Korean verbs of changing that mend where something wrong is named. */
export const KOREAN_MENDING = '수정 정정 교정 손보 고치 잡 없애 없어지 사라지 제거 처리 차단 대응';
/** What stands beside 고치 where it fits something to what was changed. */
export const KOREAN_FITTING = '맞춰 맞추어 맞게 맞도록 따라';
/** Korean verbs that rename where a name, or one piece of code for another, is named. */
export const KOREAN_RENAMING = '변경 바꾸 바뀌 고치 통일 치환';
/** And of moving: one file to the place of another. */
export const KOREAN_MOVING = '옮기 이동하 이동되';
/** Korean verbs that, where the sentence goes on, tell how something was tried: 변경을 빼고 돌려도. */
export const KOREAN_MEANS = '빼 끄 켜';
/** What is wrong with software. */
export const KOREAN_TROUBLES =
  '버그 오류 에러 문제 이슈 크래시 누수 교착 데드락 결함 충돌 오타 경고 장애 증상 현상 회귀 취약점 깜빡임 경합 먹통 멈춤 튕김 루프 깨짐 레이스 오작동 깜박임 먹통 지연 끊김 밀림 어긋남 누락';
/** Behind a trouble: it is then the part of the program that deals with it. */
export const KOREAN_DEALING = '문구 메시지 처리 코드 로그 페이지 화면 응답 타입 클래스 핸들러 핸들링 창';
export const KOREAN_COUNTERS = '개 건 가지 군데 곳 줄 하나 둘 두 세 네 다섯 여섯 몇';
/** How something was done: what takes nothing away from the deed. */
export const KOREAN_HOW =
  '성공적으로 정상적으로 올바르게 제대로 완벽하게 완벽히 완전히 안전하게 깔끔하게 꼼꼼하게 꼼꼼히 무사히 문제없이 빠짐없이 명확하게 적절하게 적절히 정확하게 정확히 모두 전부 다 새로 먼저 함께 같이 잘 직접 추가로';

/** Forms of "be" and "get" before a participle: how it is now or always, and how it was. */
export const BEING_NOW = "is are get gets 's 're";
export const BEING_THEN = 'was were got';
/** Between such a form and a participle. */
export const BEFORE_PARTICIPLES = 'been no longer';
/** What somebody has been doing is over where this stands before "been". */
export const PERFECT_OF_THEN = 'had';
/** Subjects of which a passive tells what always happens to them. */
export const HABIT_SUBJECTS = 'a an each every any all if when whenever once unless';
/** Behind a passive of now: it is done again and again. */
export const HABIT_TAILS =
  'on at for each every after before when whenever while until unless if once per daily nightly weekly hourly twice as by from via during and or then because since inside within';
/** Behind a passive of then: it was done before this work, or by chance. */
export const PAST_TAILS =
  'ago last earlier previous mistake accident commit yesterday monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december because since why while so';
/** Words before the number of a version or a year in which something was done. */
export const IN_VERSIONS = 'in since with until';
/** What a clause supposes stands behind these. */
export const SUPPOSING = 'if when whenever once unless whether until';
export const MESSAGE_AUTHORS = 'i we';
export const AUTHOR_HAVE = "have 've";
/** Between an author and a verb. */
export const AUTHOR_HELPERS = 'was were to';
/** Who or what is told of behind these is told of elsewhere. */
export const RELATIVE_WORDS = 'that which who as what';
export const POINTING_WORDS = 'it this that everything';
export const FINITE_WORDS =
  "is are was were has have had do does did can could will would should may might must 's 're isn't be";
/** What stands before no participle of a title. */
export const NO_TITLES =
  'i we you he she they it this that these those which those who what there if when because not no';
/** Words and marks at which an object ends. */
export const OBJECT_ENDS =
  'to in into for from with by at on onto under as so of via through across behind over without per using instead where after before while and or that which who , ; : ( ) – — . & + because until if when';
/** A deed that is denied: the word that denies it, and what may stand between it and the verb. */
export const DENIERS = "not n't never";
export const DENIED_FILLERS =
  'yet actually able to get got had manage managed even fully really properly ever also itself myself have';
export const DENIED_OF_THEN = 'did could';
/** What an author says so of not being able to do is open, whatever it is. */
export const DENIED_ABLE = 'could can ca';
export const DENIED_KNOWING = 'know understand have';
/** What an author only believes is not shown. */
export const BELIEVING = 'think believe suspect guess expect assume';
/** What an author says to have done wrong. */
export const FAULTS = 'misread misunderstood forgot overlooked broke misjudged';
export const DENIED_PERFECT = 'have has had';
export const DENIED_OF_NOW = 'is are';
/** Verbs of which nobody says by denying them that something is open. */
export const NOT_OWED =
  'needed found seen required used asked wanted want need expect missed failed stopped stop fail miss affected shown included met reached listed given known broken lost related';
/** What alone was looked at or dealt with, the rest was not. */
export const DEALT_WITH =
  'covered tested tried checked verified handled supported exercised implemented validated';
/** For any verb: "a full run I haven't done". */
export const PRO_VERBS = 'do done did get got';
/** Before "not" and a verb of doing: what was left by choice is open all the same. */
export const CHOOSING = 'up decided chose opted preferred had';
/** What did not go as it should, where this, it or the author is said so of. */
export const WORKING_OUT = 'work help succeed compile build start converge finish load';
export const THIS_AND_IT = 'this that it i we';
/** What was not found or seen elsewhere is no deed that is owed. */
export const FOUND_ELSE = 'any other others anything anyone else anywhere';
/** Verbs of changing that bring something up to date: where they are denied, it is still to be done. */
export const MOVED_ON =
  'update updated migrate migrated convert converted port ported translate translated upgrade upgraded refresh refreshed regenerate regenerated rebuild rebuilt reindex reindexed recompute recomputed redo redone clean cleaned tidy tidied adapt adapted revise revised';
/** Korean verbs that deny, and those of them that say that it could not be done. */
export const KOREAN_DENIED = '않 못하';
export const KOREAN_UNDONE = '못하';
/** What could not be found is no deed that is owed. */
export const KOREAN_UNSEEN = '찾 발견하 보';
/** Korean deeds that are left undone by intention, or happen by themselves. */
export const KOREAN_UNDENIED =
  '수정하 변경하 손대 편집하 삭제하 제거하 추가하 도입하 실패하 발생하 존재하 변하 증가하 감소하 필요하 해당하 영향하 포함하 초과하';
/** Endings of a clause that goes on. */
export const KOREAN_GOES_ON = '고 며 면서';
/** Endings behind a past that is told. */
export const KOREAN_AFTER_PAST = '고 며 면서 지만 는데 니까 어서 다 습니다 어 네 군 지 므로';
/** Verbs behind a verb that keep what it did. */
export const KOREAN_AUXILIARIES = '두 놓 주 드리 내 버리 있 보 가 오';
/** Endings of what something was made to do. */
export const KOREAN_MADE_SO = '도록 게';
/** Particles of what a deed was not done to. */
export const KOREAN_ASIDE = '에 에서 로 에게 까지 부터 보다 와 과';
/** Nouns of what is renamed. */
export const KOREAN_NAMES = '이름 명칭';
/** Who writes the message. */
export const KOREAN_AUTHORS = '제 저 저희 우리 내 나';
/** Verbs that tell of a piece of code what is wrong with it, or what it is for: no news of it. */
export const NO_NEWS =
  'fails throws breaks crashes hangs lacks needs requires wants means seems looks does leaks expects assumes is was depends belongs misses errors panics deadlocks stalls corrupts loses duplicates ignores';
/** Of these the first tells what was added: "supports", "can". */
export const GAINING =
  'support supports accept accepts allow allows offer offers gain gains include includes expose exposes can provide provides';
/** Between a subject and what it does. */
export const STATE_FILLERS =
  'now also just only then simply already still always automatically instead no longer';
/** Korean verbs that tell how something is and not what it does. */
export const KOREAN_STATIVE =
  '있 없 이 아니 같 되 보이 걸리 알 모르 생각하 권하 권장하 추천하 바라 않 못하 필요하 가능하 불가능하 원하 싶 말하 뜻하 의미하 부탁드리 드리 때문이 좋 낫 맞 다르 높 낮 크 작 많 적 어렵 쉽 실패하 깨지 발생하 나 나오 죽 터지 느리 빠르 예상하 보 추정하 판단하 의심하 감사하 해당하 존재하 필요로하 기대하 하 요구하 참고하 의존하 주 계시 부족하 충분하 괜찮 문제되 오류나 남 빠지';
/** Korean endings of a clause that tells how it is now, or goes on telling. */
export const KOREAN_TOLD_NOW = '습니다 다 어 고 며 ㅁ';
/** Heads of a table that holds figures of before and after. */
export const MEASURING_HEADS =
  'before after baseline old new now then main branch current previous was is time latency size duration memory p50 p95 p99 ms 전 후 이전 이후 변경전 변경후 기존 개선 개선전 개선후 현재 수정전 수정후 시간 지연 크기 용량 메모리 소요';
/** Cells of a table that say how the row stands. */
export const OPEN_CELLS =
  'open todo pending blocked skipped missing partial 미완 미완료 미착수 미구현 미해결 미확인 미검증 미지원 보류 진행중 대기 남음 예정 불가';
/** Of a piece of code they tell what it has now. */
export const GAINED = 'gain get receive grow';
/** What is started to be tried. */
export const STARTED =
  'server container app application service stack process emulator simulator instance daemon cluster vm site program binary game worker';
/** Verbs of adding that join something to what is there: said of it, it was changed. */
export const JOINING = 'wire_up register integrate attach embed insert include append inject';
/** What something was made of, counted: then a passive tells of these and not of any. */
export const COUNTS = 'two three four five six seven eight nine ten both several';
/** Cells that say what was done about the matter of the row, and words behind them by which it was not. */
export type DoneKind = 'fixed' | 'added' | 'removed' | 'changed';
export const DONE_CELLS: Readonly<Record<DoneKind, string>> = {
  fixed: 'fixed resolved patched 수정 해결 고침',
  added: 'added created implemented new 추가 신규 구현',
  removed: 'removed deleted dropped 삭제 제거',
  changed: 'changed updated modified 변경 교체 전환',
};
export const UNDONE_TAILS = 'later soon next 중 예정 필요 전 안 못 보류';
