import { describe, expect, it } from 'vitest';
import { asksForSpans } from '../../src/adapters/telemetry/start-sdk.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('the variables of OpenTelemetry', () => {
  it.each([
    [{}, false],
    [{ OTEL_SERVICE_NAME: 'a' }, false],
    [ENDPOINT, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'console' }, true],
    [{ ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }, false],
    [{ ...ENDPOINT, OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  ])('ME9 %j ask for spans: %s', (environment, wanted) => {
    expect(asksForSpans(environment)).toBe(wanted);
  });
});
