// What the build server shows beside the lines of a change.
const MOST = 50;

/** Values of a command of the build server: without line ends, and its own marks escaped. */
function data(text) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text) {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** A line that shows a message, at a place where there is one. `level`: error, warning or notice. */
export function annotation(level, message, place = {}) {
  const given = Object.entries(place).filter(([, value]) => value !== undefined && value !== null);
  const words = given.map(([name, value]) => `${name}=${property(String(value))}`).join(',');
  return `::${level}${words === '' ? '' : ` ${words}`}::${data(message)}`;
}

/** CI9: what blocks as errors first, what does not as warnings, at most fifty; what only explains is left out. */
export function annotationsOf({ findings }) {
  const level = ({ severity, override }) =>
    severity === 'error' && override === undefined ? 'error' : 'warning';
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map((finding) => ({ ...finding, level: level(finding) }))
    .sort((one, other) => Number(other.level === 'error') - Number(one.level === 'error'))
    .slice(0, MOST)
    .map(({ level, message, place, rule }) => {
      // the agent's report is no file of the work
      const at =
        place === null || place.file.startsWith('(')
          ? {}
          : { file: place.file, line: place.line, col: place.column };
      return annotation(level, message, { title: `Assay: ${rule}`, ...at });
    });
}
