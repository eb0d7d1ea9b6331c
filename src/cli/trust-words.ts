import type { FieldClass } from '../app/configuration/field-classes.ts';
import type { Language } from '../contract/language.ts';

type Asked = Exclude<FieldClass, 'free'>;

/** What `assay trust` says. */
interface TrustWords {
  readonly head: (path: string) => string;
  readonly nothing: string;
  readonly why: Readonly<Record<Asked, string>>;
  readonly sends: (name: string, host: string) => string;
  readonly nowhere: string;
  readonly also: (path: string) => string;
  readonly ask: string;
  readonly notTrusted: string;
  readonly trusted: (path: string) => string;
  readonly revoked: (path: string) => string;
  readonly none: string;
}

const ko: TrustWords = {
  head: (path) => `${path}에 맡기게 되는 것:`,
  nothing: '신뢰가 필요한 항목이 없습니다',
  why: {
    at_least: '판정을 느슨하게 합니다',
    at_most: '판정을 느슨하게 하거나 더 많이 씁니다',
    stricter: '판정을 느슨하게 합니다',
    inside: '폴더 밖의 파일을 읽습니다',
    loads: '데이터베이스에 싣거나 폴더 밖의 파일을 읽습니다',
    shared: '공용 데이터베이스의 데이터를 고릅니다',
    socket: '연결을 열거나 밖에 내보입니다',
    spends: '모델을 골라 키를 쓰거나 서버의 동작을 바꿉니다',
    model: '모델 파일을 싣습니다',
    loosens: '무엇이 통과하고 무엇이 남는지 정합니다',
    steers: '명령이 도는 환경이나 격리를 정합니다',
  },
  sends: (name, host) => `환경 변수 ${name}의 값을 보냅니다. 받는 곳: ${host}`,
  nowhere: '정해지지 않음',
  also: (path) => `내용까지 함께 신뢰하는 파일: ${path}`,
  ask: '신뢰할까요? [y/N] ',
  notTrusted: '신뢰하지 않았습니다. 신뢰하려면 --yes를 붙이세요.',
  trusted: (path) => `신뢰합니다: ${path}`,
  revoked: (path) => `신뢰를 거두었습니다: ${path}`,
  none: '신뢰하는 설정이 없습니다',
};

const en: TrustWords = {
  head: (path) => `what ${path} would be trusted with:`,
  nothing: 'nothing in it needs trust',
  why: {
    at_least: 'loosens a verdict',
    at_most: 'loosens a verdict, or spends more',
    stricter: 'loosens a verdict',
    inside: 'reads a file outside of its folder',
    loads: 'loads into your database, or reads a file outside of its folder',
    shared: 'chooses data of a shared database',
    socket: 'opens a connection, or shows something to others',
    spends: 'chooses a model, which spends a key, or what a server does',
    model: 'loads a model file',
    loosens: 'decides what passes, or what is kept',
    steers: 'sets the environment or the enclosure of commands',
  },
  sends: (name, host) => `sends the value of the environment variable ${name} to ${host}`,
  nowhere: 'a host that is not named',
  also: (path) => `trusted with its content: ${path}`,
  ask: 'Trust it? [y/N] ',
  notTrusted: 'not trusted: add --yes to trust it',
  trusted: (path) => `trusted: ${path}`,
  revoked: (path) => `no longer trusted: ${path}`,
  none: 'no configuration is trusted',
};

export const TRUST_WORDS: Readonly<Record<Language, TrustWords>> = { ko, en };
