/** A setting of a configuration file: its values as they are written, and where its key stands. */
export interface Setting {
  readonly values: readonly string[];
  readonly start: number;
}

const KEY = /(?<![\w.$-])["']?([A-Za-z_][\w/-]*)["']?[ \t]*[:=](?![=>])[ \t]*/g;

function blockEnd(text: string, from: number, [open, close]: '[]' | '{}'): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Which files are covered is another question than which tests are taken; both are written under the same keys. */
const OF_COVERAGE = /\bcoverage["']?\s*:\s*\{/g;
const OF_BOTH = /^(?:include|exclude)$/;

function coverageBlocks(text: string): (key: string, at: number) => boolean {
  const blocks = Array.from(text.matchAll(OF_COVERAGE), ({ index, 0: { length } }) => {
    const start = index + length - 1;
    return [start, blockEnd(text, start, '{}')] as const;
  });
  return (key, at) => OF_BOTH.test(key) && blocks.some(([start, end]) => start < at && at < end);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Lines of an ini value go on while they are indented. */
function iniEnd(text: string, from: number): number {
  let end = lineEnd(text, from);
  while (
    /^\n[ \t]+\S/.test(text.slice(end, end + 80)) &&
    !/^\n[ \t]+[\w-]+[ \t]*=/.test(text.slice(end, end + 80))
  )
    end = lineEnd(text, end + 1);
  return end;
}

function valuesOf(written: string, isIni: boolean): string[] {
  const quoted = Array.from(
    written.matchAll(/'([^']*)'|"([^"]*)"|\/((?:[^/\n\\]|\\.)+)\//g),
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
  if (written.startsWith('[') || (quoted.length > 0 && !isIni)) return quoted;
  const bare = written.replaceAll(/^["']|["']$/g, '').trim();
  return bare === '' ? [] : [bare];
}

/** Settings by key, wherever they are nested: JSON, scripts, ini and toml are all read alike. */
export function settingsOf(path: string, text: string): Map<string, Setting[]> {
  const isIni = /\.(?:ini|cfg|toml)$|rc$|\.flake8$/.test(path);
  const found = new Map<string, Setting[]>();
  const isOfCoverage = coverageBlocks(text);
  for (const match of text.matchAll(KEY)) {
    const [whole, written = ''] = match;
    const key = isOfCoverage(written, match.index) ? `coverage.${written}` : written;
    const from = match.index + whole.length;
    const first = text[from];
    const end =
      first === '['
        ? blockEnd(text, from, '[]')
        : first === '{'
          ? from
          : isIni
            ? iniEnd(text, from)
            : from +
              (/^(?:'[^'\n]*'|"[^"\n]*"|[^,\n}]*)/.exec(text.slice(from, from + 2000))?.[0].length ?? 0);
    found.set(key, [
      ...(found.get(key) ?? []),
      { values: valuesOf(text.slice(from, end), isIni), start: match.index },
    ]);
  }
  return found;
}
