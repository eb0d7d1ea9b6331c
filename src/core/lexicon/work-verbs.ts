/**
 * Verbs by which somebody tells what was done to software, by what they claim. A verb is its base form, or base, past and
 * participle parted by strokes; `_` joins a verb to its particle, which may stand behind the object. Behind `!` stand, parted
 * by strokes, words of which it tells no such deed: `built the image`. Written for Assay.
 */
export type DeedKind =
  | 'added'
  | 'changed'
  | 'fixed'
  | 'removed'
  | 'renamed'
  | 'documented'
  | 'noted'
  | 'finished'
  | 'ran'
  | 'kept'
  | 'looked';

export const ENGLISH_WORK_VERBS: Readonly<Record<DeedKind, string>> = {
  added: `add implement create!pr|request|commit|commits|branch|issue|tag introduce build/built/built!it|this|them|image|project|app|container|site
    write/wrote/written!down|up put_in_place set_up/set_up/set_up provide scaffold integrate wire_up enable generate define draft
    ship/shipped/shipped register put_together/put_together/put_together include`,
  changed: `change update replace refactor rewrite/rewrote/rewritten rework restructure simplify/simplified/simplified switch upgrade downgrade
    bump migrate convert extract split/split/split!work|changes|it|commit|commits increase raise lower reduce decrease extend expand adjust tweak
    tighten relax optimize optimise improve clean_up move merge inline swap/swapped/swapped turn make/made/made!a|an|some|no|sure|one|two|clear|same|mistake
    modify/modified/modified edit reorganize reorganise centralize centralise parallelize parallelise wire connect hook_up pin/pinned/pinned
    port rewire reorder consolidate unify/unified/unified normalize normalise harden wrap/wrapped/wrapped speed_up/sped_up/sped_up cache
    memoize memoise batch deduplicate align tune hoist lift guard restore revert bind/bound/bound scope reformat rebuild/rebuilt/rebuilt`,
  fixed: `fix resolve sort_out take_care_of/took_care_of/taken_care_of squash correct solve repair patch cure address`,
  removed: `remove delete drop/dropped/dropped throw_out/threw_out/thrown_out throw_away/threw_away/thrown_away scrap/scrapped/scrapped
    take_out/took_out/taken_out cut_out/cut_out/cut_out ditch discard wipe kill strip/stripped/stripped get_rid_of/got_rid_of/got_rid_of
    rip_out/ripped_out/ripped_out purge retire eliminate!race|leak|bug|crash|error|deadlock`,
  renamed: `rename relocate`,
  documented: `document describe`,
  noted: `note mention record explain write_down/wrote_down/written_down write_up/wrote_up/written_up`,
  finished: `complete finish accomplish fulfil fulfill carry_out/carried_out/carried_out wrap_up/wrapped_up/wrapped_up`,
  ran: `run/ran/run execute profile benchmark measure`,
  kept: `keep/kept/kept!it|track`,
  looked: `look check investigate trace notice try/tried/tried verify/verified/verified confirm test ask compare review consider decide start want
    need use follow reproduce assume stop/stopped/stopped limit skip/skipped/skipped rely/relied/relied open search explore analyze analyse
    examine commit/committed/committed push list walk suggest propose discuss hope expect realize realise learn identify/identified/identified
    locate debug/debugged/debugged inspect validate miss fail call deploy watch read/read/read rebase stage work`,
};

/** Adverbs in -ly that say when, how surely or how far: what they stand beside is no plain deed. */
export const DOUBTING_ADVERBS =
  'apparently barely currently early eventually formerly hardly hopefully initially likely nearly originally partially partly possibly presumably previously probably recently supposedly temporarily';
/** Small words between a verb and its helpers that take nothing away from a deed. */
export const DEED_FILLERS =
  'all also both only just now so then too well gone ahead and went able to managed again here';
/** Words before a deed at the start of a clause. */
export const DEED_OPENERS = 'and also then so but plus second first lastly meanwhile here now';

/** Nouns of tests; the head of what was added. */
export const TEST_NOUNS = 'test tests spec specs coverage testcase testcases';
/** Nouns of tests with `test` before them, or with a file of tests behind them. */
export const CASE_NOUNS = 'suite suites file files';
/** What tests are made of. */
export const TRIED_NOUNS = 'case cases fixture fixtures';
/** Nouns of what explains software. */
export const DOCS_NOUNS =
  'readme doc docs documentation changelog docstring docstrings jsdoc javadoc guide adr runbook wiki';
/** Nouns of checks, and the signs that the reader of messages puts for their commands. */
export const CHECKS =
  '¤ £ ¥ € test tests suite suites spec specs lint linter build ci eslint tsc mypy pytest vitest jest checks typecheck';
