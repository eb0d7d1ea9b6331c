import type { AgentHost } from '../contract/agent-event.ts';
import type { Language } from '../contract/language.ts';
import { withParticle } from '../core/language/fitting-particle.ts';

/** What `assay hook` says. */
export interface ManageWords {
  readonly change: (path: string) => string;
  readonly removes: (path: string) => string;
  readonly same: (host: string, path: string) => string;
  readonly none: (host: string, path: string) => string;
  readonly written: (host: string, path: string) => string;
  readonly ask: string;
  readonly notWritten: string;
  readonly add: (path: string) => string;
  readonly machine: string;
  readonly head: readonly string[];
  readonly project: string;
  readonly user: string;
  readonly installed: string;
  readonly partly: string;
  readonly absent: string;
  readonly unreadable: string;
  readonly hints: Readonly<Partial<Record<AgentHost, string>>>;
}

const ko: ManageWords = {
  change: (path) => `${path}에서 바뀌는 것:`,
  removes: (path) => `${path}: 다른 것이 없으므로 파일을 지웁니다`,
  same: (host, path) => `${host}: 이미 설치되어 있습니다 (${path})`,
  none: (host, path) => `${host}: Assay의 훅이 없습니다 (${path})`,
  written: (host, path) => `${host}: 썼습니다 (${path})`,
  ask: '이대로 쓸까요? [y/N] ',
  notWritten: '아무것도 쓰지 않았습니다. 쓰려면 --yes를 붙이세요.',
  add: (path) => `${withParticle(path, '은(는)')} 그대로 두었습니다. 직접 더할 것:`,
  machine: '이 명령은 이 컴퓨터에서만 맞습니다. 함께 쓰려면 프로젝트에 assay를 설치하고 다시 실행하세요.',
  head: ['호스트', '범위', '상태', '파일', '명령'],
  project: '프로젝트',
  user: '사용자',
  installed: '설치됨',
  partly: '일부만',
  absent: '없음',
  unreadable: '읽을 수 없음',
  hints: {
    codex:
      'Codex는 훅을 한 번 신뢰하겠는지 묻습니다. config.toml에 둔 [hooks]는 그대로이고 이것과 함께 실행됩니다.',
    cursor: 'Cursor는 .claude의 훅도 실행합니다. 둘 다 설치해도 한 번만 판정합니다.',
  },
};

const en: ManageWords = {
  change: (path) => `what changes in ${path}:`,
  removes: (path) => `${path}: holds nothing else, and is removed`,
  same: (host, path) => `${host}: is installed already (${path})`,
  none: (host, path) => `${host}: no hook of Assay is there (${path})`,
  written: (host, path) => `${host}: written (${path})`,
  ask: 'Write this? [y/N] ',
  notWritten: 'nothing was written: add --yes to write it',
  add: (path) => `${path} was left as it is. What to add by hand:`,
  machine:
    'this command holds on this machine alone: to share it, install assay in the project and run this again',
  head: ['host', 'for', 'state', 'file', 'command'],
  project: 'project',
  user: 'user',
  installed: 'installed',
  partly: 'in part',
  absent: 'absent',
  unreadable: 'not readable',
  hints: {
    codex: 'Codex asks once whether to trust the hooks. [hooks] of a config.toml stay, and run beside these.',
    cursor: 'Cursor runs the hooks of .claude too: with both installed a turn is judged once.',
  },
};

export const MANAGE_WORDS: Readonly<Record<Language, ManageWords>> = { ko, en };
