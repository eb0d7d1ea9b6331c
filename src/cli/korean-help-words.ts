/** What the help says of commands, options and arguments, in Korean. */
export const KOREAN_HELP: Readonly<Record<string, string>> = {
  'Holds what an AI says against evidence that it fetches again by itself, and says why.':
    'AI가 한 말을 스스로 다시 가져온 근거에 대어 보고, 왜 그런지 말합니다.',
  'output the version number': '버전',
  'display help for command': '명령의 도움말',
  'hold the claims of an answer against its evidence, the graph and sources; exit 0 passed, 1 not, 2 not evaluated':
    '답의 주장을 근거, 그래프, 원천에 대어 봅니다. 종료 코드 0 통과, 1 통과 못 함, 2 평가 못 함',
  'what the answer is held against: documents, PDF, DOCX, .csv, .json; folders, patterns (adds to its own)':
    '답을 맞춰 볼 근거: 문서, PDF, DOCX, .csv, .json. 폴더와 패턴도 됩니다 (답에 든 근거에 더합니다)',
  'the question that the answer replies to': '답이 대답하는 질문',
  'output; sarif, junit and md are for build servers': '출력 형식. sarif, junit, md는 빌드 서버용',
  'write the report to a file, whole or not at all; may be repeated, its ending says the format':
    '보고서를 파일로 씁니다. 다 쓰거나 아예 쓰지 않습니다. 여러 번 쓸 수 있고 확장자가 형식을 정합니다',
  'many answers: go on with the results of -o FILE.jsonl':
    '답이 여럿일 때: -o FILE.jsonl의 결과에 이어서 합니다',
  'many answers: verify again what could not be evaluated': '답이 여럿일 때: 평가하지 못한 것만 다시 합니다',
  'everything about one claim, by its claim_id': 'claim_id로 고른 주장 하나의 모든 것',
  'what is done with answers that fail': '통과하지 못한 답을 어떻게 할지',
  'language of all messages': '모든 메시지의 언어',
  'the configuration; default: the nearest assay.config.yaml': '설정. 기본값: 가장 가까운 assay.config.yaml',
  'the day that "last week" is counted from': '"지난주" 같은 말을 세는 기준 날짜',
  'an answer without claims passes': '주장이 없는 답은 통과입니다',
  'write nothing under .assay/verdicts and .assay/outbox':
    '.assay/verdicts와 .assay/outbox에 아무것도 쓰지 않습니다',
  'answers: texts, JSON, .jsonl or .csv with one a row; folders, patterns, - for standard input':
    '답: 글, JSON, 줄마다 답이 하나인 .jsonl이나 .csv. 폴더와 패턴, 표준 입력 -도 됩니다',
  'is the work in this git work tree really done? runs its tests in a copy, holds them against the base; exit 0 passed, 1 not, 2 not evaluated':
    '이 git 작업 트리의 일이 정말 끝났습니까? 복사본에서 테스트를 돌려 기준과 비교합니다. 종료 코드 0 통과, 1 통과 못 함, 2 평가 못 함',
  'compare with this revision; default: the merge base, else the last commit':
    '이 리비전과 비교합니다. 기본값: 갈라진 지점, 없으면 마지막 커밋',
  'compare with a baseline that was recorded': '기록해 둔 기준과 비교합니다',
  'keep the work tree as it is now under a name, and end': '지금의 작업 트리를 이름으로 남기고 끝냅니다',
  "the agent's own report of the work, text or Markdown; - for standard input":
    '에이전트가 쓴 작업 보고. 글 또는 Markdown, -는 표준 입력',
  "the agent's final message: the same as --report": '에이전트의 최종 메시지. --report와 같습니다',
  'who wrote the message, for `assay agents`; default: as the transcript tells':
    '`assay agents`에 남길, 메시지를 쓴 쪽. 기본값: 대화 기록이 말하는 대로',
  "the transcript of the agent's session: a log of what ran and was edited":
    '에이전트 세션의 대화 기록: 무엇을 실행하고 고쳤는지의 로그',
  'what was asked for: a Markdown checklist or an issue': '부탁받은 것: Markdown 체크리스트나 이슈',
  'what was asked for, in words': '부탁받은 것, 글이나 파일로',
  'run nothing: only the difference is looked at': '아무것도 실행하지 않고 차이만 봅니다',
  'tell each run as it begins, on standard error; default on a terminal':
    '실행마다 시작할 때 표준 오류로 알립니다. 터미널에서는 기본',
  'run again what was run before on the same tree': '같은 트리에서 실행했던 것도 다시 실행합니다',
  'run the tests where they cannot be enclosed, too: they may read and write what you can':
    '격리할 수 없는 곳에서도 테스트를 실행합니다: 테스트가 사용자의 권한으로 읽고 쓸 수 있습니다',
  'check again what a kept verdict was about: does it still hold?':
    '보관된 판정의 대상을 다시 확인합니다. 지금도 맞습니까?',
  'the configuration; default: the nearest assay.config.yaml at the base':
    '설정. 기본값: 기준에서 가장 가까운 assay.config.yaml',
  'work without tests or changes passes': '테스트나 변경이 없는 작업은 통과입니다',
  'keep no verdict': '판정을 보관하지 않습니다',
  'a folder of the work tree; default: the working folder': '작업 트리의 폴더. 기본값: 지금 폴더',
  'hooks of coding agents: the end of a turn is checked': '코딩 에이전트의 훅: 턴이 끝날 때 확인합니다',
  "put Assay's hooks into a host's settings; shows the change first, and keeps all that is there":
    '호스트의 설정에 Assay의 훅을 넣습니다. 바뀌는 것을 먼저 보여 주고 있던 것은 모두 남깁니다',
  'in the settings of the home, for all projects': '홈의 설정에, 모든 프로젝트에',
  'do not ask': '묻지 않습니다',
  'show the change, write nothing': '바뀌는 것만 보여 주고 쓰지 않습니다',
  "the agent's host": '에이전트의 호스트',
  "take Assay's hooks, and nothing else, out of a host's settings": '호스트의 설정에서 Assay의 훅만 뺍니다',
  'where the hooks are installed': '훅이 어디에 설치되어 있는지',
  output: '출력 형식',
  'answer one call of a hook: its JSON on standard input; exit 0 always':
    '훅 호출 하나에 답합니다. JSON을 표준 입력으로 받고 종료 코드는 언제나 0',
  'give a check up after so long': '확인이 이보다 길어지면 그만둡니다',
  'what coding agents claimed in their final messages here, and how much of it was so':
    '여기서 코딩 에이전트가 최종 메시지에 주장한 것과 그 가운데 사실인 것',
  'only checks of this day and later': '이 날짜부터의 확인만',
  'the same as --format json': '--format json과 같습니다',
  'is an answer good enough for its task? holds it against the checklist; exit 0 passed, 1 failed, 2 not evaluated':
    '답이 맡은 일에 충분합니까? 체크리스트에 대어 봅니다. 종료 코드 0 통과, 1 실패, 2 평가 못 함',
  'insight, search_qa, writing, spellcheck or template':
    'insight, search_qa, writing, spellcheck, template 가운데 하나',
  'what was asked for; of a spelling check the original text': '부탁받은 것. 맞춤법 검사에서는 원문',
  'the same, from a file': '같은 것을 파일에서',
  'what was found for the request, in the order that [Note n] counts':
    '요청으로 찾은 것. [Note n]이 세는 순서대로',
  'keywords that a text is to contain, with commas between': '글에 있어야 하는 핵심어. 쉼표로 나눕니다',
  'the model that judges; default: models.judge, else rules alone':
    '평가하는 모델. 기본값: models.judge, 없으면 규칙만',
  'ask it so many times and take what most say': '이만큼 물어 다수의 답을 따릅니다',
  'the answer, text or Markdown; - for standard input': '답. 글 또는 Markdown, -는 표준 입력',
  'ask about the indexed code and documents; exit 0 answered, 1 quotations or nothing that supports an answer, 2 not asked':
    '색인된 코드와 문서에 묻습니다. 종료 코드 0 대답함, 1 인용뿐이거나 근거 없음, 2 묻지 못함',
  'the model that answers; default: models.default, else quotations':
    '대답하는 모델. 기본값: models.default, 없으면 인용',
  'costly repairs may be done: another model, following imports through':
    '비용이 드는 보완을 허용합니다: 다른 모델, import를 끝까지 따라가기',
  'the conversation that question and answer are kept in; the model is shown its earlier turns':
    '질문과 답을 보관할 대화. 모델은 그 대화의 앞부분도 봄',
  'of the model, 0 to 2; default 0': '모델의 temperature, 0에서 2까지. 기본값 0',
  'of its answer; default 2048': '답변의 토큰 수 한도. 기본값 2048',
  'items of your own in place of those of the task, as JSON': '작업의 항목 대신 쓸 체크리스트, JSON',
  'take up an ask that was interrupted': '끊긴 질문을 이어 합니다',
  'print the steps as they are done, on standard error; default on a terminal':
    '단계를 그때그때 표준 오류로 보여 줍니다. 터미널에서는 기본',
  'in Korean or English': '한국어나 영어로',
  'fit the thresholds of grounding on a labelled file (JSON lines) and write them with intervals':
    '라벨이 붙은 파일(JSON lines)로 근거 판정의 문턱값을 맞추어 구간과 함께 씁니다',
  'where the thresholds are written; default: assay.calibration.json':
    '문턱값을 쓸 곳. 기본값: assay.calibration.json',
  'wanted precision of both decisions; what cannot reach it abstains':
    '두 판정에 바라는 정밀도. 닿지 못하면 판정을 보류합니다',
  'JSON lines: {"label": 1 or 0, "claim" or "text", "evidence"} or {"label", "answer"}':
    'JSON lines: {"label": 1 또는 0, "claim" 또는 "text", "evidence"} 또는 {"label", "answer"}',
  'the knowledge graph: load its files, look at what it holds': '지식 그래프: 파일을 올리고 담긴 것을 봅니다',
  'bring the files of graph.load into the database': 'graph.load의 파일을 데이터베이스에 올립니다',
  'show what the graph holds under a name or id': '이름이나 id로 그래프에 담긴 것을 보여 줍니다',
  'a name, alias or id': '이름, 별칭 또는 id',
  'list the verdicts that are kept here, newest first': '여기 보관된 판정의 목록. 새것부터',
  'at most so many': '최대 개수',
  'print a kept report again': '보관된 보고서를 다시 출력합니다',
  'the id of the verdict, or the beginning of it': '판정의 id 또는 그 앞부분',
  'start the server: chat, streams, verification and verdicts over HTTP, on loopback':
    '서버를 시작합니다: 대화, 스트림, 검증, 판정을 HTTP로, 루프백에서',
  'address to listen on; off loopback an API key must exist':
    '받을 주소. 루프백 밖이면 API 키가 있어야 합니다',
  'port; 0 = any free one': '포트. 0은 비어 있는 아무 포트',
  'one JSON line a request, and a job, on standard error': '요청과 작업마다 JSON 한 줄을 표준 오류로',
  'do jobs too; default: where the database is the embedded one':
    '작업도 처리합니다. 기본값: 내장 데이터베이스일 때',
  'do no jobs': '작업을 처리하지 않습니다',
  'serve the tools verify_answer, check_work, scan_text, grade_answer and explain_verdict over stdio':
    '도구 verify_answer, check_work, scan_text, grade_answer, explain_verdict를 stdio로 제공합니다',
  'folders whose work may be checked; default: the working folder':
    '작업을 확인해도 되는 폴더. 기본값: 지금 폴더',
  'jobs that are queued, run and ended': '기다리고, 실행되고, 끝난 작업',
  'list the jobs, newest first': '작업 목록. 새것부터',
  'only of this state': '이 상태만',
  'only of this type': '이 종류만',
  'print a job with all that happened to it': '작업 하나와 그 사이 있었던 모든 일',
  'its id, as `assay jobs list` shows it': 'id (`assay jobs list`가 보여 주는 것)',
  'cancel a job that waits or runs': '기다리거나 실행 중인 작업을 취소합니다',
  'its id': 'id',
  'queue again what was given up': '포기된 작업을 다시 줄에 세웁니다',
  'those of these ids; none: all': '이 id의 것. 없으면 모두',
  'how things stand: index, jobs, gaps, suggestions, workers': '지금 상태: 색인, 작업, 빈틈, 제안, 워커',
  'do jobs until stopped; with DATABASE_URL in as many processes as you like':
    '멈출 때까지 작업을 처리합니다. DATABASE_URL이 있으면 몇 프로세스로든',
  'read source code and documents into the index that questions are answered from':
    '소스 코드와 문서를 읽어 질문에 답할 색인을 만듭니다',
  'read every file anew': '모든 파일을 새로 읽습니다',
  'a folder or file; only what changed is read': '폴더나 파일. 바뀐 것만 읽습니다',
  'what people and programs say of answers': '답에 대해 사람과 프로그램이 한 말',
  'list thumbs and wishes for correction, newest first': '엄지와 정정 요청의 목록. 새것부터',
  'only of this kind': '이 종류만',
  'list what was noticed to have gone wrong, newest first': '잘못된 것으로 드러난 것의 목록. 새것부터',
  'only for this reason': '이 이유만',
  'say what an answer was like': '답이 어땠는지 말합니다',
  'id of its conversation (--session of an ask, X-Chat-Id)': '대화의 id (ask의 --session, X-Chat-Id)',
  'what it was like': '어땠는지',
  why: '이유',
  'id of the answer, as `assay ask --format json` and X-Message-Id give it':
    '답의 id (`assay ask --format json`과 X-Message-Id가 주는 것)',
  'what could not be answered, and must not fail again': '답하지 못했고 다시 실패하면 안 되는 것',
  'list the gaps, what most callers fell into first': '빈틈의 목록. 많은 사람이 빠진 것부터',
  'only of this status': '이 상태만',
  'print a gap with its questions': '빈틈 하나와 그 질문들',
  'its id, as `assay gaps list` shows it': 'id (`assay gaps list`가 보여 주는 것)',
  'close a gap for good': '빈틈을 완전히 닫습니다',
  'keep the questions of a gap as regression cases': '빈틈의 질문을 회귀 사례로 보관합니다',
  'these of its questions alone': '그 질문 가운데 이것만',
  'files of which an answer must cite one; default: any': '답이 하나는 인용해야 하는 파일. 기본값: 아무거나',
  'list the regression cases': '회귀 사례의 목록',
  'drop a regression case': '회귀 사례를 버립니다',
  'its id, as `assay gaps cases` shows it': 'id (`assay gaps cases`가 보여 주는 것)',
  'ask the regression cases again, and keep nothing of it; exit 0 all passed, 1 some failed again, 2 not asked':
    '회귀 사례를 다시 묻고 아무것도 보관하지 않습니다. 종료 코드 0 모두 통과, 1 다시 실패한 것 있음, 2 묻지 못함',
  'no case at all passes': '사례가 하나도 없으면 통과입니다',
  'changes that wait for a person to decide': '사람의 결정을 기다리는 변경',
  'list the suggestions, newest first': '제안의 목록. 새것부터',
  'print a suggestion with its versions': '제안 하나와 그 판들',
  'its id, as `assay suggestions list` shows it': 'id (`assay suggestions list`가 보여 주는 것)',
  'change what a pending one says: a new version': '기다리는 제안의 내용을 바꿉니다: 새 판',
  'the version that was seen; one that was changed since is left alone':
    '본 판. 그 뒤에 바뀐 것은 그대로 둡니다',
  'who decides; default: the user of this machine': '결정하는 사람. 기본값: 이 컴퓨터의 사용자',
  'a detail; several times for several': '세부 항목 하나. 여럿이면 여러 번',
  'do what a pending one says': '기다리는 제안이 말하는 대로 합니다',
  'turn a pending one down': '기다리는 제안을 거절합니다',
  'take back what an approval did, or a rejection': '승인이 한 일이나 거절을 되돌립니다',
  'the notes that the chat of `assay serve` answers from; `assay ask` reads the index alone':
    '`assay serve`의 채팅이 답할 때 쓰는 노트. `assay ask`는 색인만 읽습니다',
  'make a note of each Markdown file of a folder': '폴더의 Markdown 파일마다 노트를 만듭니다',
  'where the .md files lie; unchanged ones are left alone':
    '.md 파일이 있는 곳. 바뀌지 않은 것은 그대로 둡니다',
  'list the notes, newest first': '노트의 목록. 새것부터',
  'print a note': '노트 하나를 출력합니다',
  'its id, as `assay notes list` shows it': 'id (`assay notes list`가 보여 주는 것)',
  'API keys of the server: make, list, revoke': '서버의 API 키: 만들기, 목록, 폐기',
  'make a key, which is shown this once': '키를 만듭니다. 이번 한 번만 보여 줍니다',
  'some of read, verify, check, chat, notes, settings, admin':
    'read, verify, check, chat, notes, settings, admin 가운데 몇 개',
  'what it is for': '어디에 쓰는지',
  'a day, a time, or days from now (30d); from then on it opens nothing':
    '날짜나 시각, 또는 지금부터의 날수(30d). 그때부터 아무것도 열지 못합니다',
  'tokens that its calls of models may take in all': '모델 호출에 쓸 수 있는 토큰의 합',
  'US dollars that they may cost in all, by models.prices':
    '모델 호출에 쓸 수 있는 미국 달러의 합 (models.prices로 셈)',
  'the only models that it may ask, a judge too': '부를 수 있는 모델. 평가 모델도 여기 있어야 합니다',
  'list the keys, revoked ones too': '키의 목록. 폐기된 것도',
  'revoke a key: from now on it opens nothing': '키를 폐기합니다: 이제부터 아무것도 열지 못합니다',
  'its id, as `assay keys list` shows it': 'id (`assay keys list`가 보여 주는 것)',
  'check the configuration that holds here, and the files and models that it names; exit 2 where one is wrong':
    '여기서 쓰이는 설정과, 설정이 부르는 파일과 모델을 확인합니다. 잘못된 것이 있으면 종료 코드 2',
  'list every effective value with its origin': '쓰이는 모든 값과 그 출처',
  'the configuration file; default: the nearest assay.config.yaml upward':
    '설정 파일. 기본값: 위쪽으로 가장 가까운 assay.config.yaml',
  'write a commented assay.config.yaml into this folder, and say what comes next':
    '주석이 달린 assay.config.yaml을 이 폴더에 쓰고, 다음에 할 일을 말합니다',
  'what you have, which is asked on a terminal': '가지고 있는 것. 터미널에서는 묻습니다',
  'see it at work: a true answer, a false one, a repair; offline, keeps nothing':
    '직접 봅니다: 맞는 답, 틀린 답, 고친 답. 네트워크를 쓰지 않고 아무것도 보관하지 않습니다',
  'print the completion script of a shell': '셸의 자동 완성 스크립트를 출력합니다',
  'the shell that reads it': '그것을 읽을 셸',
  'write over the one that is there': '있는 파일에 덮어씁니다',
  'trust a configuration as it is now; shows first what it is trusted with':
    '설정을 지금 내용 그대로 신뢰합니다. 무엇을 맡기는지 먼저 보여 줍니다',
  'the file, or a folder: the nearest assay.config.yaml upward from it':
    '파일, 또는 폴더: 거기서 위로 가장 가까운 assay.config.yaml',
  'everything that is trusted': '신뢰하는 모든 것',
  'trust it no longer; of a folder, all below it': '더는 신뢰하지 않습니다. 폴더라면 그 아래 모두',
  'the local model that judges what the rules leave open': '규칙이 결정하지 못한 것을 판단할 로컬 모델',
  'check the model of a folder (model.onnx, tokenizer.json, config.json), and write the setting':
    '폴더에 든 모델(model.onnx, tokenizer.json, config.json)을 확인하고 설정에 적습니다',
  'where its files lie': '파일이 있는 폴더',
  'labelled rows, as of calibrate: fits the threshold': 'calibrate처럼 라벨을 붙인 행: 임계값을 맞춥니다',
  'show what it would be trusted with, write nothing': '무엇을 맡기게 되는지만 보여 주고 쓰지 않습니다',
};
