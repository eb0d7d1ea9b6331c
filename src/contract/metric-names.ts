/** What is counted, with what it says. Labels are words of closed lists. */
export const COUNTERS = {
  'assay.chats': 'Chats by feature, way (chat, stream) and outcome',
  'assay.verdicts': 'Verdicts by part and outcome; those of the quality gate are of the part grade',
  'assay.asks': 'Asks by status and by why they ended',
  'assay.jobs': 'Attempts of jobs by type and outcome; failed ones are tried again',
} as const;
export type CounterName = keyof typeof COUNTERS;

/** Seconds, to a minute. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What is measured, with its unit and bounds. */
export const HISTOGRAMS = {
  'http.server.request.duration': { unit: 's', description: 'Requests', bounds: SECONDS },
  'gen_ai.client.operation.duration': { unit: 's', description: 'Calls of models', bounds: SECONDS },
  'gen_ai.client.token.usage': {
    unit: '{token}',
    description: 'Tokens of calls of models',
    bounds: [1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144],
  },
  'assay.chat.duration': { unit: 's', description: 'Chats to their last event', bounds: SECONDS },
  'assay.ask.duration': { unit: 's', description: 'Asks', bounds: SECONDS },
  'assay.ask.rounds': { unit: '{round}', description: 'Rounds of asks', bounds: [1, 2, 3, 4, 5] },
  'assay.job.duration': { unit: 's', description: 'Attempts of jobs', bounds: SECONDS },
} as const;
export type HistogramName = keyof typeof HISTOGRAMS;
