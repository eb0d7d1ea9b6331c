import { z } from 'zod';
import { WorkPlace } from '../../contract/work-place.ts';
import { VerdictHead, type VerdictRecord } from '../../contract/verdict-record.ts';

const Claims = z.object({
  result: z.object({ claim_validations: z.array(z.object({ text: z.string() })) }),
});
const Work = z.object({ work: WorkPlace });
const FIRST = 3;
const LONGEST = 200;

/** What lists show of a verdict; kept beside it. */
export function headOfVerdict(record: VerdictRecord): VerdictHead {
  const read = record.part === 'verify' ? Claims.safeParse(record.report) : undefined;
  const claims = read?.data?.result.claim_validations.slice(0, FIRST) ?? [];
  const title = Array.from(claims.map(({ text }) => text).join(' '))
    .slice(0, LONGEST)
    .join('');
  const work = record.part === 'check' ? Work.safeParse(record.report).data?.work : undefined;
  return VerdictHead.parse({ ...record, title, work });
}
