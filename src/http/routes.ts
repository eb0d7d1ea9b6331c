import type { Route } from './route.ts';
import { askRoute, resumeAskRoute } from './routes/ask.ts';
import { chatRoute, streamRoute } from './routes/chat.ts';
import { chatsRoute, keptChatRoute } from './routes/chats.ts';
import { completionsRoute } from './routes/completions.ts';
import { checkRoute } from './routes/check.ts';
import { checklistsRoute } from './routes/checklists.ts';
import { eventsRoute, feedbackRoute, ownAnswerRoute, signalRoute } from './routes/feedback.ts';
import {
  approveSuggestionRoute,
  editSuggestionRoute,
  rejectSuggestionRoute,
  undoSuggestionRoute,
} from './routes/decisions.ts';
import { closeGapRoute, gapRoute, gapsRoute, keepGapRoute } from './routes/gaps.ts';
import { gradeRoute } from './routes/grade.ts';
import { liteLLMRoute, portkeyRoute } from './routes/guardrails.ts';
import { healthRoute, readyRoute } from './routes/health.ts';
import { indexRoute } from './routes/index-folder.ts';
import { cancelJobRoute, jobRoute, jobsRoute, redriveJobsRoute } from './routes/jobs.ts';
import { keysRoute, newKeyRoute, revokeKeyRoute } from './routes/keys.ts';
import { cboSeriesRoute, metricsSummaryRoute } from './routes/metrics.ts';
import { entitiesRoute, entityRoute, knowledgeRoute } from './routes/knowledge.ts';
import { mcpRoute } from './routes/mcp.ts';
import { modelsRoute } from './routes/models.ts';
import { newNoteRoute, noteRoute, notesRoute, putNoteRoute, removeNoteRoute } from './routes/notes.ts';
import { openAIModelRoute, openAIModelsRoute } from './routes/openai-models.ts';
import { prometheusRoute } from './routes/prometheus.ts';
import { openApiRoute } from './routes/openapi.ts';
import { replayRoute } from './routes/replay.ts';
import { putSettingsRoute, settingsRoute } from './routes/settings.ts';
import { feedbackListRoute, signalsRoute } from './routes/signals.ts';
import { suggestionRoute, suggestionsRoute } from './routes/suggestions.ts';
import { statusRoute } from './routes/status.ts';
import { eraseInputRoute, inputRoute } from './routes/verdict-input.ts';
import { verdictRoute, verdictsRoute } from './routes/verdicts.ts';
import { verifyRoute } from './routes/verify.ts';

const DESCRIBED: readonly Route[] = [
  chatRoute,
  streamRoute,
  completionsRoute,
  openAIModelsRoute,
  openAIModelRoute,
  liteLLMRoute,
  portkeyRoute,
  mcpRoute,
  chatsRoute,
  keptChatRoute,
  askRoute,
  resumeAskRoute,
  verifyRoute,
  checkRoute,
  gradeRoute,
  verdictsRoute,
  verdictRoute,
  replayRoute,
  inputRoute,
  eraseInputRoute,
  modelsRoute,
  settingsRoute,
  putSettingsRoute,
  checklistsRoute,
  notesRoute,
  newNoteRoute,
  noteRoute,
  putNoteRoute,
  removeNoteRoute,
  indexRoute,
  feedbackRoute,
  ownAnswerRoute,
  feedbackListRoute,
  signalRoute,
  signalsRoute,
  gapsRoute,
  gapRoute,
  closeGapRoute,
  keepGapRoute,
  suggestionsRoute,
  suggestionRoute,
  editSuggestionRoute,
  approveSuggestionRoute,
  rejectSuggestionRoute,
  undoSuggestionRoute,
  eventsRoute,
  knowledgeRoute,
  entitiesRoute,
  entityRoute,
  jobsRoute,
  jobRoute,
  cancelJobRoute,
  redriveJobsRoute,
  cboSeriesRoute,
  metricsSummaryRoute,
  statusRoute,
  prometheusRoute,
  keysRoute,
  newKeyRoute,
  revokeKeyRoute,
  healthRoute,
  readyRoute,
];

/** Every address of the server. */
export const ROUTES: readonly Route[] = [...DESCRIBED, openApiRoute(DESCRIBED)];
