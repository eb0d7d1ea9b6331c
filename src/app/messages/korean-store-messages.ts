/** What the stores of a server say when something is wrong, in Korean. */
export const koreanStoreMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [
    /^what is stored for it cannot be read: what follows in the order of settings holds$/,
    '저장된 값을 읽을 수 없어 다음 순서의 설정이 쓰입니다',
  ],
  [/^the note that the page begins after is gone$/, '이 쪽이 이어질 노트가 없어졌습니다'],
  [/^list from the beginning$/, '처음부터 다시 나열하세요'],
  [/^is not the place of a page$/, '쪽의 위치가 아닙니다'],
  [/^give `next` of the page before$/, '앞 쪽의 `next`를 주세요'],
  [/^is there already \((.+)\)$/s, '이미 있습니다 ($1)'],
  [/^use another name or id$/, '다른 이름이나 id를 쓰세요'],
  [/^unknown setting(.*)$/s, '모르는 설정입니다$1'],
  [
    /^`GET \/api\/settings` lists them with what they mean$/,
    '`GET /api/settings`가 설정과 그 뜻을 보여 줍니다',
  ],
  [/^to take it back: (.+)$/s, '되돌리려면: $1'],
  [
    /^expected an object of settings, and `unset` a list of their names$/,
    '설정의 객체여야 하고, `unset`은 설정 이름의 목록이어야 합니다',
  ],
  [/^is set and taken back at once$/, '정하면서 동시에 되돌릴 수 없습니다'],
  [/^the graph holds no such entity$/, '그래프에 그런 개체가 없습니다'],
  [
    /^GET \/api\/knowledge\/entities lists what it holds$/,
    'GET /api/knowledge/entities가 그래프에 있는 개체를 나열합니다',
  ],
  [/^the note was changed elsewhere since it was read$/, '읽은 뒤에 다른 곳에서 노트가 바뀌었습니다'],
  [
    /^read it again, or write over what stands there by leaving out If-Match$/,
    '다시 읽거나, If-Match 없이 보내 지금 있는 것 위에 덮어쓰세요',
  ],
  [/^If-Match names no moment$/, 'If-Match가 시각이 아닙니다'],
  [/^send `updated_at` of the note in quotation marks$/, '노트의 `updated_at`을 따옴표로 감싸 보내세요'],
  [/^there is no such note$/, '그런 노트가 없습니다'],
  [/^`assay notes list` shows the notes that there are$/, '`assay notes list`가 있는 노트를 보여 줍니다'],
  [/^holds no Markdown file$/, 'Markdown 파일이 하나도 없습니다'],
  [/^name a folder with \.md files in it$/, '.md 파일이 있는 폴더를 지정하세요'],
  [/^others may write there, or it is a link$/, '다른 사용자가 쓸 수 있는 폴더이거나 링크입니다'],
  [/^let it belong to you alone: chmod 700$/, '본인만 쓸 수 있게 하세요: chmod 700'],
  [
    /^work checks of other repositories are not shown: (.+)$/s,
    '다른 저장소의 작업 검사를 보여 주지 못합니다: $1',
  ],
  [
    /^Assay (\S+) runs here \(process (\d+)\), and this is Assay (\S+)$/,
    '여기서 Assay $1이(가) 실행 중인데(프로세스 $2), 이 명령은 Assay $3입니다',
  ],
  [/^stop it, and start it again with this version$/, '그것을 멈추고, 이 버전으로 다시 시작하세요'],
  [
    /^process (\d+), which holds the database, does not answer \(waited (.+) s\)$/,
    '데이터베이스를 잡고 있는 프로세스 $1이(가) $2초 동안 답하지 않습니다',
  ],
  [
    /^wait while it loads something large; let it go on where it was stopped \(fg\), or end it$/,
    '큰 데이터를 읽는 중이면 기다리세요. 일시 정지된 상태면 계속하게 하거나(fg) 끝내세요',
  ],
];
