import { indexFolder } from '../index/index-folder.ts';
import type { IndexContext } from '../index/index-context.ts';
import { withTerms } from '../index/with-terms.ts';
import type { Workbench } from '../workbench/workbench.ts';
import type { RepairHands } from './ask-ports.ts';

/** What an ask does to the index of a tenant. */
export function repairHands(bench: Workbench, tenant: string, context: IndexContext): RepairHands {
  const { home, outside, stores } = bench;
  const index = async (prefix: string): Promise<void> => {
    await indexFolder(home, outside, stores, tenant, { prefix });
  };
  return {
    indexFile: index,
    indexModule: index,
    async inject({ id, path, content, start_line, end_line }) {
      const document = {
        id,
        kind: 'local_file' as const,
        path,
        chunk: 0,
        cbo_id: null,
        title: path,
        content,
        start_line,
        end_line,
        metadata: {},
      };
      for (const one of withTerms([{ document, fields: { title: path, path, content } }]))
        await context.store.putDocument(one);
    },
    async withdraw(id) {
      await context.store.removeDocument(id);
    },
  };
}
