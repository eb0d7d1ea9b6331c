import type { AssayError } from '../../contract/assay-error.ts';
import { asAssayError } from '../../contract/trouble-at.ts';
import { openClaimModel } from '../models/open-claim-model.ts';
import { openRouter } from '../models/open-router.ts';
import type { Home, Outside } from '../outside.ts';

/** A file or model that the configuration names at `path`, and what is wrong with it. */
export interface LookedAt {
  readonly path: string;
  readonly named: string;
  readonly trouble: AssayError | null;
}

interface Look {
  readonly path: string;
  readonly named: string | null | undefined;
  /** Rejects with what is wrong. */
  readonly look: (named: string) => Promise<unknown>;
}

function modelLooks(home: Home, outside: Outside): readonly Look[] {
  const { models, settings, index, grounding } = home.configuration;
  const resolved = async (named: string) => (await openRouter(home, outside)).resolve(named);
  return [
    { path: 'models.default', named: models.default, look: resolved },
    { path: 'models.judge', named: models.judge, look: resolved },
    { path: 'settings.default_model', named: settings.default_model, look: resolved },
    { path: 'settings.judge_model', named: settings.judge_model, look: resolved },
    { path: 'index.embedding_model', named: index.embedding_model, look: () => outside.embedder(home) },
    {
      path: 'grounding.judge.model',
      named: grounding.judge?.model,
      look: async () => openClaimModel(home, outside),
    },
    {
      path: 'grounding.model',
      named: grounding.model?.model,
      look: async () => outside.groundingModel(home),
    },
  ];
}

async function lookedAt({ path, look }: Look, named: string): Promise<LookedAt> {
  try {
    await look(named);
    return { path, named, trouble: null };
  } catch (error) {
    return { path, named, trouble: asAssayError(error) };
  }
}

/** CF16: looks at each file and model that a configuration names, as a verification would; no model is asked anything. */
export async function lookAtNamed(home: Home, outside: Outside): Promise<readonly LookedAt[]> {
  const files = (await outside.namedFiles(home)).map(
    (one): Look => ({ path: one.path, named: one.file, look: () => one.read() }),
  );
  const found: LookedAt[] = [];
  for (const look of [...files, ...modelLooks(home, outside)]) {
    const { named } = look;
    if (named !== null && named !== undefined) found.push(await lookedAt(look, named));
  }
  return found;
}
