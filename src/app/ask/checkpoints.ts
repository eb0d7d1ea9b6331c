import type { BaseCheckpointSaver } from '@langchain/langgraph';

/**
 * LP3: a store of checkpoints that fails takes nothing from the answer: the ask goes on without being kept, and that is said
 * once. What is kept already is still read as it is.
 */
export function forgiving(saver: BaseCheckpointSaver, warn: (why: string) => void): BaseCheckpointSaver {
  let isTold = false;
  const tell = (error: unknown): void => {
    if (isTold) return;
    isTold = true;
    warn(`the steps of this ask are not kept: ${error instanceof Error ? error.message : String(error)}`);
  };
  const put = saver.put.bind(saver);
  const forgivingSaver = Object.create(saver) as BaseCheckpointSaver;
  forgivingSaver.put = async (config, checkpoint, metadata, versions) => {
    try {
      return await put(config, checkpoint, metadata, versions);
    } catch (error) {
      tell(error);
      return { configurable: { ...config.configurable, checkpoint_id: checkpoint.id } };
    }
  };
  // what a step wrote is kept with the step: one step at a time needs no writes of its own beside it
  forgivingSaver.putWrites = async () => undefined;
  return forgivingSaver;
}
