import { seeded } from '../scripts/worlds/random.ts';
import type { Language } from '../src/contract/language.ts';
import { textHash } from '../src/core/language/text-hash.ts';
import { ownersIn } from './statements/owners.ts';
import { packagedReader } from './statements/packaged-reader.ts';
import { LANGUAGES, readDomains } from './worlds/domain.ts';
import { evidencesOf, SHAPES, TEXT_SHAPES } from './worlds/shapes.ts';
import { makeWorld, type World } from './worlds/world.ts';

const EACH = 3;

function worldsOf(language: Language): World[] {
  return readDomains()
    .filter(({ held }) => !held)
    .flatMap((domain) =>
      Array.from({ length: EACH }, (_, at) => {
        const id = `${domain.name}-${language}-${at + 1}`;
        return makeWorld(seeded(textHash(id)), domain, language, id);
      }),
    );
}

/** Whose the values of worlds are said to be, by language and shape. Held domains are left out. */
function run(): void {
  for (const language of LANGUAGES) {
    const reader = packagedReader(language);
    for (const shape of SHAPES.filter((one) => TEXT_SHAPES.has(one))) {
      const found = worldsOf(language).flatMap((world) =>
        evidencesOf(seeded(textHash(world.id)), world, shape).map(({ data }) =>
          ownersIn(world, typeof data === 'string' ? data : '', reader),
        ),
      );
      const sum = (of: 'facts' | 'right' | 'wrong'): number =>
        found.reduce((total, one) => total + one[of], 0);
      const share = (of: 'right' | 'wrong'): string => ((100 * sum(of)) / sum('facts')).toFixed(1);
      process.stdout.write(
        `${language} ${shape.padEnd(11)} facts ${sum('facts')} right ${share('right')} wrong ${share('wrong')}\n`,
      );
    }
  }
}

run();
