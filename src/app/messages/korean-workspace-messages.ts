/** What reading a work tree and copying it says, in Korean; of the shape of `koreanMessages`. */
export const koreanWorkspaceMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^cancelled$/, '취소되었습니다'],
  [/^there is no revision (.+)$/s, '리비전 $1이(가) 없습니다'],
  [
    /^name a branch, tag or commit that is here; a shallow clone may need to be fetched whole$/,
    '여기 있는 브랜치, 태그, 커밋을 지정하세요. 얕은 복제본이라면 이력을 모두 가져와야 할 수 있습니다',
  ],
  [/^no baseline (.+) is recorded$/s, '기준점 $1이(가) 기록되어 있지 않습니다'],
  [
    /^record it before the work begins, or name a base revision$/,
    '작업을 시작하기 전에 기록하거나, 기준 리비전을 지정하세요',
  ],
  [/^a baseline needs a name$/, '기준점에는 이름이 있어야 합니다'],
  [/^name the session or the turn$/, '세션이나 차례의 이름을 지정하세요'],
  [/^git (\S*) failed: (.*)$/s, 'git $1이(가) 실패했습니다: $2'],
  [
    /^the folder belongs to another user: allow it by (.+)$/s,
    '다른 사용자의 폴더입니다. 다음으로 허용하세요: $1',
  ],
  [
    /^objects are missing here: fetch the whole history once$/,
    '객체가 여기에 없습니다. 이력을 한 번 모두 가져오세요',
  ],
  [/^run (`git status` and `git fsck`) there$/, '그 폴더에서 $1을(를) 실행해 보세요'],
  [/^run (`git status`) there$/, '그 폴더에서 $1을(를) 실행해 보세요'],
  [/^git could not be started$/, 'git을 시작할 수 없습니다'],
  [/^install git, or put it on the PATH$/, 'git을 설치하거나 PATH에 넣으세요'],
  [/^git does not read the repository that is here$/, '여기 있는 저장소를 git이 읽지 못합니다'],
  [/^is a git folder without a work tree$/, '작업 트리가 없는 git 폴더입니다'],
  [
    /^run it in a work tree: (`git worktree add`), or a clone that is not bare$/,
    '작업 트리에서 실행하세요: $1 또는 bare가 아닌 복제본',
  ],
  [/^is a file, not a folder$/, '폴더가 아니라 파일입니다'],
  [
    /^give a folder, and the agent's message by --message (.+)$/s,
    '폴더를 지정하고, 에이전트의 메시지는 --message $1(으)로 주세요',
  ],
  [/^is in no git work tree$/, 'git 작업 트리 안에 있지 않습니다'],
  [
    /^run it in a git repository, or (`git init`) there first$/,
    'git 저장소에서 실행하거나 먼저 그곳에서 $1을(를) 실행하세요',
  ],
  [/^too little is free for a copy of the work tree$/, '작업 트리를 복사할 빈 공간이 모자랍니다'],
  [
    /^nothing was run, for no enclosure holds here: (.+); install bubblewrap, or ask for it by --unenclosed or ASSAY_UNENCLOSED=1$/,
    '여기서는 격리할 수 없어 아무것도 실행하지 않았습니다: $1. bubblewrap을 설치하거나, 격리 없이 실행하려면 --unenclosed 또는 ASSAY_UNENCLOSED=1을 쓰세요',
  ],
  [
    /^free some space, or set TMPDIR to a folder on another disk$/,
    '공간을 비우거나 TMPDIR을 다른 디스크의 폴더로 지정하세요',
  ],
];
