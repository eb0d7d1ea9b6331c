import { isSpanContextValid, trace } from '@opentelemetry/api';

type Variables = Readonly<Record<string, string | undefined>>;

/** As much of the SDK as is used here; it is installed by who wants it. */
interface NodeSdk {
  readonly NodeSDK: new (settings: {
    readonly serviceName: string;
  }) => {
    start(): void;
    shutdown(): Promise<void>;
  };
}

const SDK = '@opentelemetry/sdk-node';
const SDK_VERSION = '0.301.0';

/** Whether the variables of OpenTelemetry ask for spans. */
export function asksForSpans(environment: Variables): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER, ...more } = environment;
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none') return false;
  const named = [
    OTEL_TRACES_EXPORTER,
    more['OTEL_EXPORTER_OTLP_ENDPOINT'],
    more['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
  ];
  return named.some((value) => value !== undefined && value !== '');
}

/** Whether the program that loads us brought an SDK: its spans have an id. */
function isStarted(): boolean {
  return isSpanContextValid(trace.getTracer('assay').startSpan('assay').spanContext());
}

/**
 * ME9: starts the SDK, which reads the `OTEL_…` variables itself; nothing where one is there already. `write` is told how
 * to install it where it is not. The function sends what waits, and ends it.
 */
export async function startSdk(
  environment: Variables,
  write: (line: string) => void,
): Promise<() => Promise<void>> {
  const nothing = async (): Promise<void> => undefined;
  if (isStarted()) return nothing;
  try {
    const { NodeSDK } = (await import(SDK)) as NodeSdk;
    const sdk = new NodeSDK({ serviceName: environment['OTEL_SERVICE_NAME'] || 'assay' });
    sdk.start();
    return () => sdk.shutdown();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    write(`assay: OTEL_… asks for spans, which nobody sends; npm i ${SDK}@${SDK_VERSION}\n`);
    return nothing;
  }
}
