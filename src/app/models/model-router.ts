import type { AIRequest } from '../../contract/ai-request.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type {
  ModelAnswer,
  ModelCall,
  ModelProvider,
  ModelStreamPart,
} from '../../contract/ports/model-provider.ts';
import type { AvailableModel } from './available-model.ts';
import type { OfferedModels } from './offered-models.ts';
import type { NamedProvider } from './resolve-model.ts';

/** As `ModelCall`; the model may be left out. */
export type RouterCall = Omit<ModelCall, 'model'> & { readonly model?: AIRequest['model'] };

/** What a stream of the router brings: who answers, before all else; then as a provider's. */
export type RouterStreamPart = ({ readonly kind: 'start' } & AvailableModel) | ModelStreamPart;

/** The way from a model's name to its answer. Rejects with `ProviderError`, or `AssayError` not_found. */
export interface ModelRouter {
  /** What can be asked by name here, `extractive` always among them. */
  models(): readonly AvailableModel[];
  /** MR19: what the providers of the user say that they have: each is asked, at most every five minutes. */
  offered?(): Promise<readonly OfferedModels[]>;
  /** `provider/model`, a listed model, a known prefix; null = the default. Throws `AssayError` not_found that names what there is. */
  resolve(model: string | null | undefined): AvailableModel;
  /** Rejects where who asks may not make this call now. No model is asked. */
  admit(call: RouterCall): Promise<void>;
  /** Whether the provider takes a call in OpenAI's form as it came. */
  speaksOpenAI(model: AvailableModel): boolean;
  chat(call: RouterCall, abort?: AbortSignalLike): Promise<ModelAnswer>;
  stream(call: RouterCall, abort?: AbortSignalLike): AsyncIterable<RouterStreamPart>;
}

/** A provider that calls go to. */
export type RoutedProvider = ModelProvider & NamedProvider;
