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
    async inject(one) {
      const [document] = withTerms([
        {
          id: one.id,
          kind: 'local_file',
          path: one.path,
          chunk: 0,
          cbo_id: null,
          title: one.path,
          content: one.content,
          start_line: one.start_line,
          end_line: one.end_line,
          metadata: {},
        },
      ]);
      if (document !== undefined) await context.store.putDocument(document);
    },
    async withdraw(id) {
      await context.store.removeDocument(id);
    },
  };
}
