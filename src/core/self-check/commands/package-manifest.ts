/** What package.json says of scripts and dependencies. */
export interface PackageManifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: ReadonlySet<string>;
}

function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Null where there is none, or none that can be read. */
export function parseManifest(text: string | undefined): PackageManifest | null {
  if (text === undefined) return null;
  try {
    const parts = new Map(entries(JSON.parse(text)));
    const scripts = entries(parts.get('scripts')).flatMap(([name, line]) =>
      typeof line === 'string' ? [[name, line] as const] : [],
    );
    const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
    const names = kinds.flatMap((kind) => entries(parts.get(kind)).map(([name]) => name));
    return { scripts: Object.fromEntries(scripts), dependencies: new Set(names) };
  } catch {
    return null;
  }
}
