/** Words that may say, in some way, that nothing was found or known. */
const MAY_SAY =
  /없|못|모르|모릅|몰라|확실|않|아니|아닙|찾을 수|어렵|어려|부족|죄송|불가|불명|미상|미정|미확인|힘들|부재|비어|(?:^|\s)안 [가-힣]|\b(?:no|not|none|nothing|nowhere|never|neither|nor|without|cannot|unable|impossible|un(?:known|clear|sure|certain|available|answered|specified|stated|mentioned|covered|documented|listed|confirmed|fortunately)|fail\w*|lack\w*|absent|absence|missing|empty|silent|insufficient|inconclusive|beyond|outside|sorry|afraid|apolog\w+|hardly|little)\b|n['’]t\b/iu;

/** False only where no word of a text may say that nothing was found. */
export function mayAbstain(text: string): boolean {
  return MAY_SAY.test(text);
}
