const COMPUTED =
  /\b(?:import|require)\(\s*(?!['"]|`[^`$]*`)[\w`[(]|\b(?:importlib|pkgutil|__import__|entry_points)\b|\b(?:readdir|readdirSync|glob|globSync)\(|import\.meta\.glob|require\.context/;

/** True where the code makes the names of what it loads. */
export function loadsByName(text: string): boolean {
  return COMPUTED.test(text);
}
