/** Nothing of the work was run or looked at, by its author's own words. */
export const UNTRIED =
  /\b(?:not|never|n't|nothing|none|without|unable to|cannot)\b[^.\n]{0,40}\b(?:run(?:ning)?|ran|test(?:ed|s|ing)?|tried|try|verif(?:y|ied)|execut(?:e|ed))\b|\b(?:untested|unverified)\b|(?:실행|시험|테스트|검증|확인|돌려|돌리)[가-힣]{0,6}(?: 보지[는도]?)? ?(?:안 |못|않|없)/i;

export const ALL_REQUIREMENTS =
  /\b(?:all|every|each|both|entire|(?:all )?(?:two|three|four|five|six|\d+))\b[^.\n]{0,25}\b(?:requirements?|acceptance criteria)\b|\brequirements?\b[^.\n]{0,15}\b(?:all|fully|completely)\b|(?:모든|전체|[가-힣\d]{1,4} ?가지) 요구 ?사항|요구 ?사항[^.\n]{0,10}(?:모두|전부|빠짐없이|다 )/i;

/** The claim is of everything there is, or of a part: new tests, those of one thing. */
export const UNIVERSAL = /\b(?:all|every\w*|entire|whole|full|complete)\b|모두|모든|전부|전체|빠짐없이/i;
