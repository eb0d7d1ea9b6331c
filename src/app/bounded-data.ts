import { jsonBytes } from '../core/report/json-bytes.ts';
import { shortenJson } from '../core/report/shorten-json.ts';
import { MOST_BYTES } from '../core/report/slim-report.ts';

/** What the mark of a shortened event takes at most. */
const MARK_BYTES = 512;

/** WB24: the data of an event, for one line: what is too large is shortened, says how large it was, and where it stands whole. */
export function boundedData(data: object, whole: string | null): object {
  const bytes = jsonBytes(data);
  if (bytes <= MOST_BYTES) return data;
  return { ...shortenJson(data, MOST_BYTES - MARK_BYTES), left_out: { bytes, whole } };
}
