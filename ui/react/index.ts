export type { AIStreamState, StreamPhase } from '../stream/ai-stream-state.ts';
export { type AssayLabels, assayLabels } from './labels.ts';
export { QualityBadge } from './quality-badge.tsx';
export { type QualityItemView, type QualityView, qualityView } from './quality-view.ts';
export { type AIStream, type StreamOptions, type StreamSource, useAIStream } from './use-ai-stream.ts';
export { type QualityBadgeState, useQualityBadge } from './use-quality-badge.ts';
