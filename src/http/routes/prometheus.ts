import { noSuchPath } from '../no-such-path.ts';
import { route } from '../route.ts';

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Counts and times of this process, where `telemetry.metrics` is on. */
export const prometheusRoute = route({
  method: 'get',
  path: '/metrics',
  right: 'read',
  summary:
    'Counts and times of this process in the format of Prometheus; not there unless telemetry.metrics is on',
  answers: { 200: { description: 'Metrics', text: 'text/plain' } },
  async handle({ served: { telemetry } }) {
    const text = (await telemetry?.expose()) ?? null;
    if (text === null) throw noSuchPath();
    return { status: 200, headers: { 'Content-Type': TEXT }, text };
  },
});
