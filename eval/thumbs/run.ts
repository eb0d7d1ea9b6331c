import { parseArgs } from 'node:util';
import { type PlayedThumb, playThumbs } from './play.ts';
import { kindOf } from './thumb.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

function line({ thumb, state, text, isRight }: PlayedThumb): string {
  return `${isRight ? '✓' : '✗'} ${thumb.id}  ${state}  ${JSON.stringify(text)}\n`;
}

function figure(kind: string, played: readonly PlayedThumb[]): string {
  const right = played.filter(({ isRight }) => isRight).length;
  return `${kind.padEnd(16)} ${right} of ${played.length}\n`;
}

try {
  const played = await playThumbs((one) => {
    if (values.all || !one.isRight) process.stdout.write(line(one));
  });
  for (const kind of new Set(played.map(({ thumb }) => kindOf(thumb))))
    process.stdout.write(
      figure(
        kind,
        played.filter(({ thumb }) => kindOf(thumb) === kind),
      ),
    );
  process.stdout.write(figure('all', played));
} catch (error) {
  process.stderr.write(`eval:thumbs: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
