/** Where pg-boss keeps its tables; the name of the one queue, and the table of its jobs. */
export const SCHEMA = 'assay_queue';
export const QUEUE = 'jobs';
export const JOBS = `${SCHEMA}.job_common`;

/** The events that a row of pg-boss no longer says. Read the view `job_events`. */
export const PAST = 'job_past_events';
