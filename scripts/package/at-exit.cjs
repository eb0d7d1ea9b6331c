// Loaded before a command: at its end it writes what the process took, for nobody can ask a child for that from outside.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.ASSAY_FIGURES,
    JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMb: maxRSS / 1024 }),
  );
});
