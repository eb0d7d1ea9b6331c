import type { Dataset } from './dataset.ts';
import { hans, med, ragEnglish, ragKorean } from './claims.ts';
import { beginWow, summedits, wice } from './documents.ts';
import { healthver, klueNli, xnliKo } from './entailment.ts';
import { ragtruth } from './ragtruth.ts';
import { rotowire } from './rotowire.ts';
import { tabfact, webnlg } from './tables.ts';

/** Every set that can be measured, in the order of the table. */
export const datasets: readonly Dataset[] = [
  ragtruth,
  wice,
  summedits,
  beginWow,
  healthver,
  tabfact,
  rotowire,
  webnlg,
  klueNli,
  xnliKo,
  ragEnglish,
  ragKorean,
  hans,
  med,
];
