/** English words that carry no content by themselves, lower case, apostrophes straight. */
export const ENGLISH_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the this that these those such same ' +
    'i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers ' +
    'herself it its itself they them their theirs themselves one ones who whom whose which what whoever whatever ' +
    'and or but nor so yet if then than as because although though while whereas unless until till since whether ' +
    'of in on at by for from to into onto with without within about above below under over between among through ' +
    'during before after against across along around behind beside besides beyond toward towards upon via per off ' +
    'out up down near despite except like ' +
    'am is are was were be been being do does did doing done have has had having can could may might must shall ' +
    'should will would ought cannot not no nor never ' +
    'there here where when why how again further once also too very just only even both either neither each every ' +
    'all any some few more most many much several other another own still already else ever however therefore thus ' +
    'hence moreover furthermore additionally instead rather quite almost well get gets got let lets ' +
    "'s s t d ll m o re ve etc eg ie"
  ).split(' '),
);

/** The rest of a contraction behind its apostrophe is no content either. */
export const CONTRACTION =
  /^(?:.+n['’]t|.+['’](?:re|ve|ll|d|m)|(?:it|he|she|that|there|what|who|where|how|let)['’]s)$/;
