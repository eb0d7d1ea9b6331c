/** What a shell is to know of one option. */
interface CompletedOption {
  readonly names: readonly string[];
  readonly takesValue: boolean;
  readonly values: readonly string[];
  readonly description: string;
}

/** What a shell is to know of one command, called by `words` behind `assay`. */
export interface CompletedCommand {
  readonly words: readonly string[];
  readonly below: readonly { readonly name: string; readonly description: string }[];
  /** What its arguments may be, where only some words are. */
  readonly values: readonly string[];
  readonly options: readonly CompletedOption[];
}

/** A line of a `case` of the shell. */
function branch(pattern: string, words: readonly string[]): string {
  return `    '${pattern}') words='${words.join(' ')}' ;;`;
}

function wordsOf({ below, values, options }: CompletedCommand): readonly string[] {
  return [...below.map(({ name }) => name), ...values, ...options.flatMap(({ names }) => names)];
}

/** The script of bash: the words that call a command so far say what may follow. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const calls = commands.map(({ words }) => words.join(' ')).filter((call) => call !== '');
  const choices = commands.flatMap(({ words, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .flatMap(({ names, values }) => names.map((name) => branch([...words, name].join(' '), values))),
  );
  return `_assay() {
  local current="\${COMP_WORDS[COMP_CWORD]}" call='' words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${call:+$call }\${COMP_WORDS[i]}" in
      ${calls.map((call) => `'${call}'`).join(' | ')}) call="\${call:+$call }\${COMP_WORDS[i]}" ;;
    esac
  done
  case "$call" in
${commands.map((command) => branch(command.words.join(' '), wordsOf(command))).join('\n')}
  esac
  case "\${call:+$call }\${COMP_WORDS[COMP_CWORD - 1]}" in
${choices.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _assay assay
`;
}

/** The script of zsh, which takes that of bash. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  return `autoload -Uz compinit bashcompinit && compinit && bashcompinit\n${bashScript(commands)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function fishOption({ names, takesValue, values, description }: CompletedOption): string {
  const flags = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const value = values.length > 0 ? [`-x -a ${quoted(values.join(' '))}`] : takesValue ? ['-r'] : [];
  return [...flags, ...value, `-d ${quoted(description)}`].join(' ');
}

/** The words that call a command so far, as in bash: `jobs show` takes other options than `show`. */
function fishCall(commands: readonly CompletedCommand[]): string {
  const calls = commands.map(({ words }) => words.join(' ')).filter((call) => call !== '');
  return `function __assay_call
  set -l call ''
  for word in (commandline -opc)[2..-1]
    set -l longer (string trim -- "$call $word")
    switch "$longer"
      case ${calls.map(quoted).join(' ')}
        set call "$longer"
    end
  end
  echo "$call"
end`;
}

/** The script of fish, with what the help says of each. Files are offered where no word is one of a list. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const start = `complete -c assay -n ${quoted(`test (__assay_call) = "${command.words.join(' ')}"`)}`;
    return [
      ...command.below.map(
        ({ name, description }) => `${start} -f -a ${quoted(name)} -d ${quoted(description)}`,
      ),
      ...command.values.map((value) => `${start} -f -a ${quoted(value)}`),
      ...command.options.map((option) => `${start} ${fishOption(option)}`),
    ];
  });
  return `${[fishCall(commands), ...lines].join('\n')}\n`;
}
