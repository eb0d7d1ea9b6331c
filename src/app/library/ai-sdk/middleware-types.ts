/** A part of an answer of the AI SDK; text has `text`. */
export interface AnswerPart {
  readonly type: string;
}

/** What middleware of the AI SDK has to do with: the same in each of its versions. */
export interface CallParams {
  /** The messages; results of tools among them are evidence. */
  readonly prompt: readonly object[];
}

/** An answer in one piece. */
export interface GeneratedAnswer {
  readonly content: readonly AnswerPart[];
  readonly providerMetadata?: object | undefined;
}

/** An answer as a stream of parts. */
export interface StreamedAnswer {
  readonly stream: object;
}

/** Middleware as `wrapLanguageModel` of the AI SDK takes it. */
export interface VerifyMiddleware {
  readonly specificationVersion: 'v4';
  readonly wrapGenerate: <Answer extends GeneratedAnswer>(call: {
    readonly doGenerate: () => PromiseLike<Answer>;
    readonly params: CallParams;
  }) => Promise<Answer>;
  readonly wrapStream: <Answer extends StreamedAnswer>(call: {
    readonly doStream: () => PromiseLike<Answer>;
    readonly params: CallParams;
  }) => Promise<Answer>;
}
