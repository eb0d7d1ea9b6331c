import { type Command, Help } from 'commander';
import { KOREAN_HELP } from './korean-help-words.ts';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': '사용법:',
  'Arguments:': '인자:',
  'Options:': '옵션:',
  'Commands:': '명령:',
  'First steps:': '처음이라면:',
  'Answers:': '답:',
  'Work of agents:': '에이전트의 일:',
  'Questions:': '질문:',
  'Corrections:': '정정:',
  'Server:': '서버:',
  'Settings:': '설정:',
};
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

const usual = new Help();

/** The English text of a description in Korean; as it is where nobody worded it. */
function inKorean(text: string): string {
  return KOREAN_HELP[text] ?? text;
}

function named(description: string): string {
  return description.replace('(choices: ', '(쓸 수 있는 값: ').replace(/(?<=[(] ?|, )default: /, '기본값: ');
}

/** Puts the help of a command and of all below it into Korean. */
export function koreanHelp(command: Command): void {
  command
    .description(inKorean(command.description()))
    .helpOption('-h, --help', inKorean('display help for command'))
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      optionDescription: (option) => named(usual.optionDescription(option)),
      argumentDescription: (argument) => named(usual.argumentDescription(argument)),
      displayWidth: (text) => text.length + (text.match(WIDE)?.length ?? 0),
    });
  if (command.commands.length > 0)
    command.helpCommand('help [command]', inKorean('display help for command'));
  for (const option of command.options) option.description = inKorean(option.description);
  for (const argument of command.registeredArguments) argument.description = inKorean(argument.description);
  for (const below of command.commands) koreanHelp(below);
}
