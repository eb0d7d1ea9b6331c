import { expect, it } from 'vitest';
import cases from '../../../cases/grounding/left-over.json' with { type: 'json' };
import { seenClaim } from '../../support/seen-claim.ts';

const HOTELS = {
  en: { name: 'Hotel Alder', breakfast: '07:00-10:00', parking: true, pool: false, rooms: 42 },
  ko: { 이름: '한빛호텔', 조식: '07:00-10:00', 주차: true, 수영장: false, 객실수: 42 },
};

it.each(cases)('GR53 what no rule read of "$claim" is left over, and named', async ({ claim, left }) => {
  const data = /[가-힣]/.test(claim) ? HOTELS.ko : HOTELS.en;
  const { status, grounding } = await seenClaim(claim, [{ evidence_id: 'e', type: 'json', data }]);
  expect(grounding?.unsupported.map(({ start, end }) => claim.slice(start, end))).toEqual(left);
  expect(status).toBe(left.length === 0 ? 'VERIFIED' : 'PARTIALLY_VERIFIED');
});
