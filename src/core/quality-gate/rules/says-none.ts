const NONE =
  /^[\s*_"'“”(]*(?:(?:해당 ?)?(?:사항 ?)?없(?:음|습니다|다)|미기재|none|nil|null|n\/?a|not (?:applicable|given|available)|no title|untitled|-{1,3})[\s.*_"'“”)]*$/iu;

/** True where a value only says that there is none: `없음`, `N/A`. */
export function saysNone(value: string): boolean {
  return NONE.test(value);
}
