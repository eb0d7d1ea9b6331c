import { indexFile } from '../index/index-file.ts';
import { indexModule } from '../index/index-module.ts';
import type { IndexContext } from '../index/index-context.ts';
import { evidenceDocument, injectEvidence } from '../index/inject-evidence.ts';
import type { RepairHands } from './ask-ports.ts';

/** What an ask does to the index of a tenant, which is opened when something is first done. */
export function repairHands(open: () => Promise<IndexContext>): RepairHands {
  return {
    async indexFile(path) {
      await indexFile(await open(), path);
    },
    async indexModule(path, recursive) {
      await indexModule(await open(), path, recursive);
    },
    async inject({ id, kind, content }) {
      await injectEvidence(await open(), { id, kind, content });
    },
    async withdraw(id) {
      await (await open()).store.removeDocument(evidenceDocument(id));
    },
  };
}
