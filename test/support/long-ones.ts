/** Figures over many rows, and large texts, are the matter of CI: `ASSAY_ALL=1` runs them elsewhere. */
export const runsLongOnes = process.env['ASSAY_ALL'] === '1';

if (!runsLongOnes)
  console.log(
    'note: figures over many rows, and large texts, are SKIPPED: CI runs them, and ASSAY_ALL=1 does',
  );
