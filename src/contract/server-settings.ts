import { z } from 'zod';

/** Where and how `assay serve` listens. */
export const ServerSettings = z.strictObject({
  host: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address to listen on. Off loopback the server starts only where an API key exists.'),
  port: z.int().min(0).max(65_535).default(4177).describe('0 = any free one, which is printed.'),
  allowed_hosts: z
    .array(z.string().min(1))
    .default([])
    .describe('Names, beside loopback and `host`, that the Host header may hold.'),
  cors_origins: z
    .array(z.string().min(1))
    .default([])
    .describe('Origins of other pages that may call the API. None: CORS is closed.'),
  body_limit: z
    .int()
    .min(1024)
    .default(4 * 1024 * 1024)
    .describe('Bytes of a request body.'),
  rate_limit_per_minute: z
    .int()
    .min(1)
    .default(1200)
    .describe('Requests a minute for each API key; without keys, on loopback, none.'),
  max_connections: z.int().min(1).default(2000),
  header_timeout_ms: z.int().min(100).default(10_000).describe('Time to send the head of a request.'),
  body_timeout_ms: z.int().min(100).default(60_000).describe('Time to send a whole request.'),
  verify_queue: z
    .int()
    .min(1)
    .default(1000)
    .describe(
      'Texts that may wait to be verified, one of more than 20,000 characters counting once for each; beyond it 503.',
    ),
  verify_timeout_ms: z
    .int()
    .min(1000)
    .default(30_000)
    .describe('Computing time of one verification; its thread ends with it.'),
  heartbeat_ms: z
    .int()
    .min(100)
    .default(15_000)
    .describe('A comment is sent on a stream that was silent so long.'),
  shutdown_ms: z.int().min(0).default(10_000).describe('Time for running requests when the server stops.'),
  keep_inputs_days: z
    .int()
    .min(0)
    .default(30)
    .describe('Days that the input of a verdict on a chat is kept, to give it again. 0: never kept.'),
  check_folders: z
    .array(z.string().min(1))
    .default([])
    .describe('Folders whose work `POST /api/check` may check. None: only evidence that is given.'),
  user_work: z
    .boolean()
    .default(true)
    .describe(
      'Shows the work checks of all repositories of this user. Holds on loopback, with the embedded database, without `allowed_hosts`.',
    ),
});
export type ServerSettings = z.infer<typeof ServerSettings>;
