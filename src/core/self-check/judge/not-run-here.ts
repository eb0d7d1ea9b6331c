import type { Language } from '../../../contract/language.ts';
import type { WorkRun } from '../../../contract/work-report.ts';
import { lackIn, type MachineLack } from '../cross-run/machine-lack.ts';
import type { GatheredWork } from './gathered-work.ts';

/** The setting that lets what is lacking be there. */
const SETTING: Readonly<Record<MachineLack, string>> = {
  service: 'check.services / check.network: true',
  network: 'check.network: true',
  program: 'check.test.command',
  container: 'check.test.command',
};

interface Words {
  readonly lacking: (count: number, first: string, setting: string) => string;
  readonly notStarted: (command: string, end: string, setting: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    lacking: (count, first, setting) =>
      `${count} ${count === 1 ? 'test needs' : 'tests need'} what a copy does not have: ${first}; ${setting} in assay.config.yaml would change it`,
    notStarted: (command, end, setting) =>
      `${command} does not run here (${end}), with no test told; ${setting} in assay.config.yaml names another command`,
  },
  ko: {
    lacking: (count, first, setting) =>
      `테스트 ${count}개에 복사본에 없는 것이 필요합니다: ${first}. assay.config.yaml의 ${setting} 설정으로 바꿀 수 있습니다`,
    notStarted: (command, end, setting) =>
      `${command} 명령이 여기서 실행되지 않고 (${end}) 알려진 테스트가 없습니다. assay.config.yaml의 ${setting} 설정으로 다른 명령을 정합니다`,
  },
};

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}

/** A run that told of no test: how it ended, and the setting that names another command. */
export function notStarted({ receipt }: WorkRun, language: Language): string {
  const { command, ended, exit_code: code, output } = receipt;
  const end = [code === null ? ended : `exit ${code}`, lastLine(output)].filter((part) => part !== '');
  return WORDS[language].notStarted(command, end.join(': '), SETTING.program);
}

/** Tests that this machine lacks something for, with the setting that would change it; null where there is none. */
export function lacking({
  crossRun,
  runs,
  language,
}: Pick<GatheredWork, 'crossRun' | 'runs' | 'language'>): string | null {
  const ids = crossRun?.not_run_here ?? [];
  const work = runs.find(({ receipt }) => receipt.tree === 'work');
  const test = work?.result?.tests.find(({ id }) => ids.includes(id));
  if (test === undefined) return null;
  const setting = SETTING[lackIn(test.message) ?? 'service'];
  return WORDS[language].lacking(ids.length, firstLine(test.message ?? test.id), setting);
}
