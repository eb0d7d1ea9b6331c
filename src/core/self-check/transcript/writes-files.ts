const WRITES =
  /(?:^|[;&|]\s*|\bsudo )(?:sed -[a-zA-Z]*i|perl -[a-z]*i|patch\b|git (?:apply|checkout|restore|reset|revert|stash|merge|rebase|cherry-pick|mv|rm)\b|mv |rm |cp |tee )|\bcat\s*>{1,2}\s*\S+|<<-?\s*['"]?[A-Z]+['"]?\s*>{1,2}|>{1,2}\s*\S+\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|json|ya?ml|toml|md|css|html)\b/;

/** Whether a line for the shell changes files of the work by itself. */
export function writesFiles(command: string): boolean {
  return WRITES.test(command.slice(0, 4000));
}
