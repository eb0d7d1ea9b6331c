/** Who asked, of the header `traceparent` (W3C Trace Context). */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
}

const FORM = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.{0,200})?$/;

/** Null where it is none: then it counts for nothing. Later versions may say more behind what is known. */
export function readTraceParent(header: string | undefined): TraceParent | null {
  const [, version = 'ff', traceId = '', spanId = '', flags = '', more] = FORM.exec(header ?? '') ?? [];
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
}
