import {
  acted,
  CHECKS,
  claim,
  type ClaimForm,
  inItems,
  MEASURE,
  METRIC,
  needing,
  TEST_LEAD,
  TESTS,
  UNIT,
} from './claim-pattern.ts';
import { isChanged, isDocumented, isOfTests, isRun, isTried } from './deed-claims.ts';

const DOCS = String.raw`(?:readme|docs?|documentation|change ?log|docstrings?|doc comments?|jsdoc|javadoc|migration guide|guide|adr|runbook|api reference|wiki|release notes)`;
const SAME = String.raw`(?:stays?|remains?|is|are|keeps?)(?: completely| fully| entirely| otherwise| exactly| all)? (?:unchanged|the same|intact|untouched|identical|as (?:it was|they were|before)|backwards?[- ]compatible)`;
const CODE = '[¶†‡§¢¤£¥€]';

const UNCHANGED: readonly ClaimForm[] = [
  claim(
    'only_touched',
    String.raw`^[^\w가-힣]*only (?:\w+ ){1,3}(?:changed|changes)[^\w가-힣]*$|\bonly (?:[¶†‡§],? ?(?:and )?){1,4}(?:changed|differs?|(?:was|were|is|are) touched)\b|\bonly (?:files? |things? |change |place )?(?:i |we |that |was |were |is |are |has |been |have )*(?:touched|changed|modified|edited)|\bonly (?:the |one |two |[\w-]+ |[¶†‡§]\s?){1,4}(?:was|were|is|are|has been|have been) (?:touched|changed|modified|edited)|\b(?:no|not any) other (?:\w+ ){0,2}(?:was|were|is|are|has been|have been|got)? ?(?:touched|changed|modified|edited|affected)|\b(?:nothing|no (?:files?|code)) (?:else )?(?:outside|beyond|other than|except|apart from)\b|\bnothing else (?:was |is |has been |has )?(?:touched|changed|modified|affected)|\b(?:changes?|diff|patch|edits?|work) (?:is|are|was|were|stays?) (?:\w+ )?(?:confined|limited|restricted|contained) (?:to|in)|\b(?:confined|limited|restricted) (?:myself|the changes?|changes|my changes|the diff|it) to|\b(?:change|touch|modify|edit)(?:ed)? (?:anything|any(?:thing)? ?(?:files?|code)?) (?:else|other|outside|but|except|besides|apart)|\b(?:docs|documentation|tests?|config(?:uration)?|comments|css|styles?)[- ]only\b|\bno (?:source |production |other )?code changes\b|\bno (?:\w+ )?(?:tests?|files?|callers?|code) (?:had|needed|has|needs) to (?:be )?chang`,
  ),
  claim(
    'no_breaking_change',
    String.raw`\bno (?:semantic|functional|behaviou?ral|visible|logic) changes?\b|\b(?:the same|identical|unchanged) (?:as|to) (?:before|it was|they were)\b|\b(?:no|zero|without(?: any)?) breaking (?:api )?changes?\b|\b(?:back(?:wards?)?|fully)[- ](?:backwards?[- ])?compatib|\b(?:apis?|interfaces?|signatures?|behaviou?r|contracts?|public \w+|schema|exports?)\b[^.]{0,20}\b${SAME}|\bno (?:public |external |existing )?(?:api|interface|signature|behaviou?r|contract|export)s? (?:was |were |is |are |has |have )?(?:changed?s?|broken|breaks|altered|affected)|\b(?:existing|old|current|previous)\b[^.]{0,40}\b(?:keeps?|continues?|still|remains?)(?: to)?(?: be)? (?:work|valid|accept|support|pass through|compatible|function)|\b(?:all |every )?(?:existing|current|previous|original) (?:functionality|features?|behaviou?rs?|tests?|apis?|code|callers?|flows?) (?:is|are|was|were|has been|have been)(?: all| fully| completely)? (?:preserved|maintained|kept|retained|unaffected|intact)\b`,
  ),
];

/** What was left as it was. */
const UNTOUCHED: readonly ClaimForm[] = [
  { type: 'untouched', deed: ({ kind, voice }) => kind === 'kept' && voice === 'author' },
  claim(
    'untouched',
    String.raw`^(?![^\w가-힣]{0,9}(?:please )?do(?: not|n['’]t) )[^.]{0,200}?(?<!\b(?:should|would|could|will|can|may|must|to) )(?:\b(?:not|never)|(?<!\b(?:ca|wo|could|would|should|must|need))n['’]t)(?: been| be)?(?: [a-z]{1,12}ly| even){0,2} (?:touch|chang|modif|edit|alter|adjust)(?:e|ed|y|ied)?\b`,
    String.raw`\b(?:no|none of the|not one) (?:\w+ ){1,4}(?:(?:was|were|has been|have been) )?(?:touched|changed|modified|edited|altered|added|introduced|removed|affected)\b`,
    String.raw`\b(?:is|are|was|were)(?: not|n['’]t) (?:affected|impacted)\b|\b(?:is|are) unaffected\b`,
    String.raw`\b(?:leaves?|left) [^.]{1,60} (?:untouched|unchanged|intact|alone|as (?:it was|they were|before))\b`,
    String.raw`\b(?:made|making|has|have|had|with) no (?:edits?|changes?|modifications?)\b|\b(?:is|are|stays?|remains?) (?:exactly |just )?(?:as|what|where) (?:you|i|we|it|they) (?:left|found|had|was|were)\b|\bunaffected[^\w가-힣]*$|\bneeds? (?:nothing|no (?:\w+ )?(?:updates?|edits?|migrations?))\b|\b(?:is|are) (?:otherwise |still |exactly )*(?:byte-for-byte )?the same\b|\bkept? (?:[\w§ -]{1,30} )?as (?:is|before|it was|they were|a thin wrapper)\b|\b(?:did(?: not|n['’]t)|without) (?!find|see|get|notice|need)\w+(?:ing)? anything else\b`,
    String.raw`\bnothing (?:[\w-]+ ){1,4}(?:was|were|has been) (?:touched|changed|modified|edited)\b`,
    String.raw`\bno changes? (?:was|were|is|are) (?:needed|necessary|required|made)\b|^[^\w가-힣]*no (?:\w+ ){0,2}(?:migrations?|changes?|config(?:uration)?|dependenc(?:y|ies)) (?:needed|necessary|required|added|changed)\b`,
  ),
];

/** How some hosts mark a file of their list: `[NEW] a.ts`. */
const TAGGED: readonly ClaimForm[] = [
  { type: 'added', pattern: () => /^[^\w가-힣[]*\[(?:NEW|ADD|ADDED|CREATE|CREATED)\]/, items: true },
  {
    type: 'changed',
    pattern: () => /^[^\w가-힣[]*\[(?:MOD|MODIFY|MODIFIED|UPDATE|UPDATED|EDIT)\]/,
    items: true,
  },
  { type: 'removed', pattern: () => /^[^\w가-힣[]*\[(?:DELETE|DELETED|REMOVE|REMOVED)\]/, items: true },
];

/** Lines of a list of checks, each with its mark. */
const TICKED: readonly ClaimForm[] = [
  claim(
    'tests_pass',
    String.raw`^[^\w가-힣]*✅ ?(?:\d+ )?(?:(?:unit|integration|e2e|all|jest|regression) )?(?:tests?|specs?)\b|^[^\w가-힣¤]*✅ ?¤`,
  ),
  claim('build_passes', String.raw`^[^\w가-힣]*✅ ?(?:(?:the )?build\b|€)`),
  claim('lint_passes', '^[^\\w가-힣£]*✅ ?£'),
  claim('types_pass', '^[^\\w가-힣¥]*✅ ?¥'),
];

const SHOWN: readonly ClaimForm[] = [
  CHECKS,
  claim(
    'works_end_to_end',
    String.raw`\b(?:works?|working|run(?:s|ning)?|functional|verified|tested|checked) (?:fully |completely )?(?:end[- ]to[- ]end|as (?:described|expected|intended|specified|designed|requested)\b)|\b(?:manually|hand)[- ]?(?: ?(?:tested|verified|checked|tried|confirmed))|${acted('tested|tried|checked|confirmed|verified|exercised|compared|diffed|smoke[- ]tested', String.raw`[^.]{0,60}\b(?:manually|by hand|in (?:the |a )?(?:browser|chrome|firefox|safari|simulator|emulator|staging|production|terminal)|against (?:a|an|the|our|your)\b|end[- ]to[- ]end|locally)\b`)}|${acted('ran|run|started|launched|executed|built|deployed|tried|called|hit', String.raw`[^.]{0,80}\b(?:returned|returns|works?|worked|prints|printed|opens|opened|responds|responded|loads|loaded|renders|rendered|came back|copy|sample|staging|real)\b`)}|${acted('(?:ran|tried|tested|deployed|started) (?:it|this|them|each)', '(?! (?:twice|once|again|\\w+ times)\\b)')}|\b(?:got|gets?|gives?|returns?|came back with) an? (?:HTTP )?[1-5]\d\d\b|¢(?: (?:for|on|in|against) [\w§¶]+)?(?: now| still| also)?[\s:→–—>-]{1,4}(?:now |still |also )?(?:works?|worked|starts?|started|stores?|stored|prints?|printed|gives?|gave|lists?|listed|yields?|yielded|returns?|returned|shows?|showed|outputs?|responds?|responded|opens?|opened|brings|passe[sd]|ok|succeeds|succeeded|finishe[sd]|completes|completed|produces|produced|reports?|reported|answers|answered|exits|exited|comes up|came up|goes through|went through)\b|${acted('compared(?! with)', String.raw`\b[^.]{0,60}¢`)}|\b(?:walked|clicked|went|stepped) through\b[^.]{0,80}|\ball the way (?:from|through)\b|\b(?:everything|it all|all of it) worked\b|\b(?:everything|it all|the (?:whole )?(?:flow|app|application|cli|feature|pipeline|page|command|endpoint))(?: now| all| itself)? works\b|\b(?:all|both) work(?: now| correctly| fine)?[^\w가-힣]*$|\b(?:starts|boots|comes up)(?: up)? and (?:answers|responds|returns|serves)\b|\b(?:runs?|loads?|works?|starts?|boots?|installs?) (?:fine |cleanly |correctly |again )?(?:under|from (?:top to bottom|start to finish)|on (?:a|my|the) (?:fresh|clean|new|real|physical|local))\b|\b(?:answered|responded) (?:with )?[1-5]\d\d\b|^[^\w가-힣]*(?:the |your |our )?(?:[\w-]{1,20} ){0,2}(?:server|app|application|cli|service|container|site|binary|program|daemon|worker|emulator)(?: now)? (?:starts|boots|comes up|launches)\b`,
  ),
  needing(
    /\d/,
    claim(
      'measured',
      String.raw`\b\d[\d,]* (?:\w+ )?(?:runs?|times|iterations|repetitions)(?: in a row| straight)?[^.]{0,20}\b(?:without (?:an? |any )?(?:single )?(?:failure|flake|error)s?|not once)\b|\b\d[\d,]* lines? (?:less|fewer|shorter|smaller)\b|${MEASURE} ?(?:→|->|=>|➜) ?${MEASURE}|\bfrom (?:about |roughly )?(?:${MEASURE}|\d[\d.,]*) (?:down |up )?to (?:about |roughly |just )?${MEASURE}|${MEASURE} (?:instead of|down from|up from|faster|slower|smaller|larger|less|more|lower|higher|\((?:before|was|previously|down|up))|\b${METRIC}\b[^.]{0,40}?\b(?:is|are|at|of|to|reaches|reached|takes|took|now|drops?|dropped|rises?|rose|falls?|fell|shrinks?|shrank|:|=) ?[^.\d]{0,20}\d|\b(?:takes|took|issues|issued|processed|processes|handles|handled|(?:runs?|ran|completes?|completed|finishes|finished|answers?|responds?|loads?|starts?|renders?|returns?) in|uses|used|reaches|reached|achieves|achieved|sustains|serves) (?:now |about |only |roughly |an? |just |under |over )*${MEASURE}|\b${MEASURE} (?:p\d\d|median|on average)\b`,
    ),
  ),
  needing(
    /\d/,
    claim(
      'measured',
      String.raw`\bfrom (?:about |roughly )?\d[\d.,]{0,12}(?:[kKMB]| ?${UNIT})?(?: per \w{1,12})? (?:down |up )?to (?:about |roughly |just )?\d[\d.,]{0,12}(?:[kKMB]\b| ?${UNIT})`,
      String.raw`(?<=\s)[+–−-]\d[\d.,]{0,12} ?(?:%|bytes|kB|KB|MB|ms|s)(?!\w)|\b(?:lasted|(?:is|was) held for) (?:about |only )?${MEASURE}`,
      String.raw`\b(?:medians|averages|means|(?:flash|disk|ram) usage)\b[^.]{0,40}?\b(?:is|are|at|now|:|=) ?[^.\d]{0,20}\d`,
    ),
  ),
];

const RAN: readonly ClaimForm[] = [
  claim('lint_passes', String.raw`\b(?:re)?formatted\b[^.]{0,60}\b(?:prettier|black|gofmt|rustfmt|biome)\b`),
  { type: 'ran', deed: isRun },
  { type: 'works_end_to_end', deed: isTried },
];

const TESTS_ADDED: readonly ClaimForm[] = [
  needing(
    /test|spec|fixture|cases?\b|†|‡|¶/i,
    claim(
      'tests_added',
      String.raw`\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|an?|several|some)(?: new| more| further| unit| regression| integration| additional)*(?: [a-z]+)? ${TESTS}(?: now)? (?:covers?|exercises?|checks?|verif(?:y|ies)|guards?|proves?|pins?|makes? sure|ensures?|fails? without|for\b)`,
      String.raw`\bthere (?:is|are)(?: now)?${TEST_LEAD} ${TESTS}`,
      String.raw`\b(?:has|have|comes? with|got(?! rid)|gained)\b[^.]{0,30}\b${TESTS}(?: now)?\b|\b${TESTS}(?: for [^.]{1,40})? (?:now )?(?:are|is|lives?|sits?|stands?) in †`,
      String.raw`\b${TESTS} (?:is|are) new\b|\bgained (?:[\w-]+ ){0,2}(?:cases?|${TESTS})\b`,
      String.raw`^[^\w가-힣]*† (?:now )?(?:covers?|checks?|exercises?|verif(?:y|ies)|tests?|guards?|proves?)\b`,
      String.raw`\bregression ${TESTS} (?:in|at|for|covers?)\b`,
      String.raw`[¶†‡] (?:got|gained|has|now has|contains) (?:\d+|several|new|more|some|a few|two|three|four|five)(?: \w+){0,2} (?:cases?|${TESTS})`,
      String.raw`\b(?:covered|pinned|guarded|backed|protected)(?: down)? (?:it |this |that |them )?(?:by|with)(?: an?| \d+| one| two| three| four| five| new| unit| regression)* ${TESTS}`,
    ),
  ),
  { type: 'tests_added', deed: isOfTests },
  inItems(
    claim(
      'tests_added',
      String.raw`\b(?:\d{1,6}|new)(?: new| more| unit| regression| integration){0,3} ${TESTS}\b(?![^\w가-힣]{0,9}(?:pass|ok\b|(?:0|no) fail))|^[^\w¶†‡§]{0,9}[¶†‡][^\w가-힣]{0,9}(?:adds? )?(?:new )?${TESTS}\b`,
    ),
  ),
];

const DOCUMENTS: readonly ClaimForm[] = [
  needing(
    /‡|doc|readme|change ?log|guide|adr|runbook|api reference|wiki|release notes|described/i,
    claim(
      'documented',
      String.raw`\b${DOCS} (?:now )?(?:has|have|gained|got) `,
      acted(
        'filled in|wrote (?:it |this |that )?(?:up|down)|put (?:it|this|that|a note)|left a note',
        String.raw`[^.]{0,30}(?:\b${DOCS}\b|‡)`,
      ),
      String.raw`\bthere(?:['’]s| is| are)(?: now)? (?:an? |new )*(?:entry|entries|note|section|paragraph|line|page)\b[^.]{0,30}(?:‡|\b${DOCS}\b)`,
      String.raw`^[^\w가-힣]*(?:it|this|that|they|those|these)(?:['’]s| is| are| lives?| stand)(?: now)? (?:in|at|under) ‡`,
      String.raw`\b${DOCS}\b[^.]{0,24}\b(?:describes?|covers?|explains?|documents?|mentions?|lists?|notes?|(?:is|are|was|were|has been|have been) (?:updated|added|written|extended)|updated|reflects?|(?:is|are) (?:now )?(?:up[- ]to[- ]date|current))\b`,
      String.raw`\b(?:${DOCS}) (?:is|are|lives?|stands?) (?:in|at|under) [¶†‡]`,
      String.raw`\bdoc(?: comments?|strings?) (?:on|for|to) (?:all|every|each|the)\b`,
    ),
  ),
  { type: 'documented', deed: isDocumented },
];

const TROUBLE = String.raw`(?:bugs?|issues?|errors?|leaks?|crash(?:es)?|race|flicker|warnings?|problems?|regressions?|deadlock|flakiness|typos?|failures?|off-by-ones?|hangs?|flakes?|mismatch(?:es)?)`;

/** All that was asked for. */
const ALL_ITEMS = String.raw`(?:all|every|each|both)(?: of)?(?: (?:the|your|these|those|two|three|four|five|\d+|listed|requested))*(?: \w+)? (?:requirements?|points?|items?|features?|requests?|tasks?|changes?|comments?|suggestions?)\b`;
const FINISHED = 'completed|finished|accomplished|fulfilled|carried out|wrapped up';
/** The work as a whole. */
const WHOLE = String.raw`(?:the|this|your|all|every|everything|both|each)(?: [\w-]+){0,3} (?:tasks?|work|jobs?|requests?|requirements?|implementation|features?|items?|steps?|changes?|assignment|project|you (?:asked|requested|wanted))\b`;

const DEEDS: readonly ClaimForm[] = [
  claim(
    'complete',
    String.raw`^[^\w가-힣]*(?:it['’]s |it is |this is |that['’]s |both |all (?:of it |of them |two |three |four |five )?|now |everything(?:['’]s| is)? )?(?:done|all set|finished|complete[d]?)(?: now)?[^\w가-힣]*$|\b(?:everything(?! (?:on|in|for|about|under|around|from|related|except)\b)|all (?:of )?(?:the |your |\d+ |two |three |four |five |six |seven |eight )?(?:requirements|acceptance criteria|items|tasks|points|steps|goals|features|changes))\b[^.]{0,40}\b(?:implemented|done|complete[d]?|met|satisfied|in place|covered|finished|fulfilled|taken care of|handled|addressed|dealt with|wrapped up|ticked off)\b|\b(?:every|each) (?:requirement|criterion|item|task|point|step|goal)\b[^.]{0,20}\b(?:implemented|done|met|satisfied|covered|fulfilled|handled|addressed)\b|\b(?:that['’]?s?|this) (?:is |covers |was )?(?:everything|all of it)\b|\b(?:everything|all of (?:it|them|that)|both)\b[^.]{0,40} (?:is|are) in(?=[^\w가-힣]*$|,)`,
  ),
  claim(
    'complete',
    acted(FINISHED, ` ${WHOLE}`),
    acted(
      'implemented|did|done|handled|addressed|covered|added|delivered|built|applied',
      ` (?:everything|${ALL_ITEMS})`,
    ),
    String.raw`\b(?:meets?|satisf(?:y|ies)|fulfil(?:l?s)?|covers?|addresses|implements?|met|satisfied|fulfilled|covered|addressed) (?:all|every|each)(?: of)?(?: (?:the|your|these|those|stated|specified|given|listed|requested)){0,3} (?:requirements?|(?:acceptance )?criteri(?:a|on)|specifications?|requests?|needs|conditions|constraints|points?|items?)\b`,
    String.raw`^[^\w가-힣]*(?:all )?done with (?!out\b)|^[^\w가-힣]*[A-Z][\w-]*(?: [\w-]+){0,3} (?:finished|completed?|done|(?:is|are)(?: now)? (?:done|finished|complete|ready))[^\w가-힣]*$`,
    String.raw`^[^\w가-힣]*ready (?:for (?:review|production|use|merging|submission|release)|to (?:merge|ship|go|use))\b`,
    String.raw`^[^\w가-힣]*(?:and )?(?:with (?:that|this|these),? )?(?:the|this|your|everything|[A-Z]+-\d+|§)(?: (?!(?:tests?|suite|build|lint)\b)[\w§-]+){0,4} (?:is|are)(?: now| all| both)* (?:complete|completed|finished|fully (?:functional|operational|implemented|working|integrated)|feature[- ]complete|production[- ]ready|ready (?:for (?:production|use|review|deployment|testing|submission|release)|to (?:use|run|go|ship|merge|deploy)))\b`,
    String.raw`\b${WHOLE}[^.]{0,30}\b(?:has|have) been (?:\w+ly )?(?:completed|finished|implemented|done|accomplished|fulfilled|met)\b`,
  ),
  claim(
    'renamed',
    `${acted('moved', ' [¶†‡§].{0,40}? (?:in)?to [¶†‡§]')}|[§¶†‡]\\)? (?:became|turned into) [§¶†‡]|[¶†‡§] (?:is|are) now [¶†‡§]|\\b(?:is|are) (?:now )?(?:called|named|spelled|spelt|known as) [¶†‡§]|\\bgo(?:es)? by (?:the name )?[¶†‡§]|\\bnow (?:called|named|lives? (?:under|in|at)) [¶†‡§]`,
  ),
  { type: 'renamed', deed: ({ kind }) => kind === 'renamed' },
  claim(
    'fixed',
    `^[^\\w가-힣]*(?:this|that|it) (?:now |also )?(?:fixes|resolves|cures) (?:the|a|this|that|your)\\b|\\b${TROUBLE}\\b[^.]{0,30}\\b(?:is|are) (?:now )?gone\\b|\\b(?:is|are) (?:now |all |both )?(?:sorted(?! (?:by|in|on|alpha))|put right|no more\\b)|\\bno more[^\\w가-힣]*$|\\bstopped (?:the |it|them|this|that )[^.]{0,40}\\bfrom \\w+ing\\b|\\bno longer (?!an?\\b|the\\b|in\\b|on\\b|needed|necessary|used|required|part|relevant|have\\b)\\w+|\\b(?:is|are) (?:now )correct\\b|\\b(?:works?|runs?|loads?|renders?|opens?|saves?|starts?|behaves?|responds?) (?:fine |correctly |properly |normally )?again\\b|\\b(?:is|are) (?:(?:now )(?:stable|reliable|right)|(?:stable|reliable|right|correct) (?:now|again)|back to normal)\\b`,
  ),
  { type: 'fixed', deed: ({ kind }) => kind === 'fixed' },
  claim('removed', `\\b(?:is|are) (?:now )?gone\\b|^[^\\w가-힣]*no more (?!than\\b)`),
  { type: 'removed', deed: ({ kind }) => kind === 'removed' },
  claim('changed', String.raw`\bput [^.]{1,40} in (?:its|their) place\b`),
  { type: 'added', deed: ({ kind }) => kind === 'added' },
  claim(
    'added',
    String.raw`^[^\w가-힣]*(?:adds|introduces|implements) (?:a|an|the|support|[§¶†‡\d])`,
    String.raw`\bthere(?:['’]s| is| are)(?: (?:an?|a) new\b| now an? )`,
    String.raw`\b(?:the |a |new )?[\w§ -]{1,60}?(?<!\b(?:that|which|who)) (?:is|are)(?: now)? (?:in place|available|supported|configurable|up (?:at|on|and)|live|there|ready)\b`,
    String.raw`(?:[§]|\b)(?: ?(?:flag|option|command|switch|endpoint|feature|page|field|setting))? (?:is|are)(?: now)? in[.!,;]*$`,
    String.raw`(?:[§]|\b(?:migration|class|function|module|endpoint|page|command|helper|component|schema|table|script|job))(?: \(?[¶†‡§]\)?)?(?: now)? (?:exists?|lives in [¶†‡])\b`,
    String.raw`\b(?:handles|supports|reads|accepts both|understands|can (?:now )?\w+)\b[^.]{0,60}\bnow[^\w가-힣]*$`,
    String.raw`\bcan now\b|\bnow (?:also )?(?:supports?|offers?|lets?|allows?) (?!for\b)|\b(?:gained|got) an? (?:new )?(?:[§]|\w+ (?:flag|option|command|page|field|method|argument))`,
    String.raw`[§¶†‡][^.]{0,20}\bis an? (?:new|small|tiny|dedicated) \w+`,
    String.raw`^[^\w가-힣]*(?:the |your |an? )?(?:importer|exporter|parser|reader|writer|converter) (?:reads|handles|writes|supports|parses)\b`,
    String.raw`\b(?:your|the) (?:\w+ ){0,2}(?:page|app|site|screen|dashboard|form|view) (?:now )?has (?:an?|the|\d+)\b`,
    String.raw`^[^\w가-힣]*(?:an?|one|two|three|\d+) new [\w§¶‡ -]{1,40}? (?:(?!is\b|was\b)[a-z]+s|(?:is|are) \w+ed)\b`,
    String.raw`^[^\w가-힣]*new (?:[\w-]+ ){1,4}[§¶]`,
    String.raw`^[^\w가-힣]*(?:the |a )?new [\w§ -]{1,40} (?:argument|option|flag|parameter|field|endpoint|class|module) (?:is|lives|takes|does)\b`,
    String.raw`^[^\w가-힣]*new (?:\w+ ){0,2}(?:module|class|function|helper|type|file|endpoint|component|command|script|option|flag|table|page|hook|service|api)\b`,
  ),
  inItems(
    claim(
      'added',
      `${CODE}[^\\w]{0,9}(?:\\(new\\)|new\\b)|^[^\\w가-힣]*new (?!\\w+ (?:is|are|was|were)\\b)[\\w§¶]`,
    ),
  ),
  { type: 'changed', deed: isChanged },
  claim(
    'changed',
    String.raw`\bwent from [^.]{1,20} to \d`,
    String.raw`\b(?:is|are) (?:now )?(?:on|off|enabled|disabled|the default|switched on|switched off)(?: for| by|[^\w가-힣]*$)`,
    String.raw`^[^.]{1,60}(?<!\b(?:is|are) )\bnow (?!is|are|has|have|was|were|this|that|it|its|the|an?|i|we|you|always|pass|as|less|plus|green|clean|on|in|at|and|but|so|also|not)[a-z]{2,}\b|^(?!.*\b(?:test|i|we)\b)[^.]{8,80} now[^\w가-힣]*$`,
    String.raw`^[^.]{1,80}? (?:is|are) now (?:\w+(?:ed|ble|al|ic|ive|ous|ant|ent|ful|less|sync|azy)\b|[\d§¶])`,
    String.raw`^[^.]{1,60} (?:is|are|go|use|take|live|return|run|come|\w+s) [^.]{1,60} instead of\b`,
    String.raw`\bnow (?:also )?(?:accepts?|understands?|supports?|returns?|uses?|takes?|requires?|validates?|throws?|logs?|emits?|runs?|loads?|reads?|writes?|shows?|sends?|stores?|checks?|respects?|rejects?|falls? back|defaults?|includes?|points?|goes?|waits?|retries|caches|renders?|opens?|exits?|prints?|responds?|redirects?|resolves?|inherits?|delegates?|streams?|batches|sorts?|filters?)\b`,
  ),
  inItems(claim('renamed', '^[^\\w¶†‡§]{0,9}[¶†‡§]\\s?(?:→|->|=>|➜) ?[¶†‡§][^\\w]*$')),
  inItems(claim('removed', `^[^→>\\d]*(?:→|->|=>|➜) ?(?:gone|removed|deleted|dropped|삭제|제거|없앰)`)),
  inItems(claim('changed', `^[^→>\\d]*${CODE}?[^→>\\d]{0,40}(?:→|->|=>|➜) ?(?:[\\w-]+ ){0,4}${CODE}?`)),
];

/** Forms of English claims; the first that fits decides. */
export const ENGLISH_CLAIMS: readonly ClaimForm[] = [
  ...TAGGED,
  ...TICKED,
  ...UNCHANGED,
  ...UNTOUCHED,
  ...DOCUMENTS,
  ...TESTS_ADDED,
  ...SHOWN,
  ...RAN,
  ...DEEDS,
];
