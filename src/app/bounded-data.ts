import { jsonBytes } from '../core/report/json-bytes.ts';
import { shortenJson } from '../core/report/shorten-json.ts';
import { MOST_BYTES } from '../core/report/slim-report.ts';

/** What the mark of a shortened event takes at most. */
const MARK_BYTES = 512;

/**
 * WB24, HT33: a value that goes out: what is too large is shortened, says how large it was, and where it stands whole. `short`
 * is what of it matters most.
 */
export function boundedData<T extends object>(
  data: T,
  whole: string | null,
  short: (data: T) => object = (all) => all,
  mostBytes = MOST_BYTES,
): object {
  const bytes = jsonBytes(data);
  if (bytes <= mostBytes) return data;
  return { ...shortenJson(short(data), mostBytes - MARK_BYTES), left_out: { bytes, whole } };
}
