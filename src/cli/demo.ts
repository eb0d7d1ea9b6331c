import type { Command } from 'commander';
import picocolors from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import { type Demo, runDemo } from '../app/demo/run-demo.ts';
import type { Language } from '../contract/language.ts';
import { formatOption, languageOption } from './common-options.ts';
import { DEMO_WORDS } from './demo-words.ts';
import { messageLanguage } from './message-language.ts';
import { claimsOfReport } from './report-text.ts';
import type { Terminal } from './terminal.ts';

function demoText(demo: Demo, language: Language, colours: Colors): string {
  const words = DEMO_WORDS[language];
  const [, before, after] = demo.steps.map(({ report }) => report.result.validation_status);
  return [
    `${words.evidence} · ${demo.name}`,
    `  “${demo.document}”`,
    '',
    ...demo.steps.flatMap(({ kind, report }) => [
      colours.bold(words.steps[kind]),
      '',
      claimsOfReport(report, colours),
    ]),
    `→ ${words.outcome(demo.helped, before ?? '', after ?? '')}`,
    '',
    words.next,
    '  assay verify ANSWER.md --evidence DOCUMENT.md',
    '',
  ].join('\n');
}

interface Options {
  readonly format: 'text' | 'json';
  readonly lang?: Language;
}

async function showDemo(options: Options, terminal: Terminal): Promise<void> {
  const { environment } = await terminal.outside();
  const language = messageLanguage(options.lang, undefined, environment);
  const demo = await runDemo(language);
  terminal.write(
    options.format === 'json'
      ? `${JSON.stringify(demo, null, 2)}\n`
      : demoText(demo, language, picocolors.createColors(terminal.colour)),
  );
  if (!demo.helped) terminal.setExit(1);
}

/** `assay demo`: a true answer, a false one and a repair, held by the product itself; offline, nothing is kept. */
export function registerDemoCommand(program: Command, terminal: Terminal): void {
  program
    .command('demo')
    .description('see it at work: a true answer, a false one, a repair; offline, keeps nothing')
    .addOption(formatOption())
    .addOption(languageOption())
    .action((options: Options) => showDemo(options, terminal));
}
