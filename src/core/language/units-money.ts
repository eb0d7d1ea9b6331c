import type { UnitRow } from './units-measure.ts';

/** Currencies. Each is a dimension of its own: rates change by the day. */
export const CURRENCIES: readonly UnitRow[] = [
  ['KRW', 'currency:KRW', 1, '원|₩|￦|won|원화'],
  [
    'USD',
    'currency:USD',
    1,
    '달러|$|US$|미국 달러|미 달러|불|dollar|dollars|us dollar|us dollars|u.s. dollars',
  ],
  ['EUR', 'currency:EUR', 1, '유로|€|euro|euros'],
  ['JPY', 'currency:JPY', 1, '엔|¥|￥|yen|엔화'],
  ['CNY', 'currency:CNY', 1, '위안|RMB|yuan|위안화'],
  ['GBP', 'currency:GBP', 1, '파운드|£|pounds sterling|파운드화'],
  ['CHF', 'currency:CHF', 1, '스위스 프랑|swiss francs'],
  ['CAD', 'currency:CAD', 1, 'C$|CA$|캐나다 달러|canadian dollars'],
  ['AUD', 'currency:AUD', 1, 'A$|AU$|호주 달러|australian dollars'],
  ['HKD', 'currency:HKD', 1, 'HK$|홍콩 달러|hong kong dollars'],
  ['SGD', 'currency:SGD', 1, 'S$|싱가포르 달러|singapore dollars'],
  ['INR', 'currency:INR', 1, '루피|₹|rupee|rupees'],
  ['VND', 'currency:VND', 1, '₫|동화'],
  ['TWD', 'currency:TWD', 1, 'NT$|대만 달러'],
];
