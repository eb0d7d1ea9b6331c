import type { GoldWord } from './conllu.ts';

/** Verbs whose past or participle follows no rule: base, past, participle. Written for Assay. */
const VERBS = `arise arose arisen; awake awoke awoken; bear bore borne; beat beat beaten; become became become; begin began begun
bend bent bent; bet bet bet; bid bid bid; bind bound bound; bite bit bitten; bleed bled bled; blow blew blown; break broke broken
breed bred bred; bring brought brought; broadcast broadcast broadcast; build built built; burst burst burst; buy bought bought
cast cast cast; catch caught caught; choose chose chosen; cling clung clung; come came come; cost cost cost; creep crept crept
cut cut cut; deal dealt dealt; dig dug dug; draw drew drawn; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen
feed fed fed; feel felt felt; fight fought fought; find found found; flee fled fled; fling flung flung; fly flew flown
forbid forbade forbidden; forecast forecast forecast; foresee foresaw foreseen; forget forgot forgotten; forgive forgave forgiven
freeze froze frozen; get got gotten; give gave given; go went gone; grind ground ground; grow grew grown; hang hung hung
hear heard heard; hide hid hidden; hit hit hit; hold held held; hurt hurt hurt; keep kept kept; kneel knelt knelt; know knew known
lay laid laid; lead led led; leap leapt leapt; leave left left; lend lent lent; let let let; light lit lit; lose lost lost
make made made; mean meant meant; meet met met; mislead misled misled; mistake mistook mistaken; outgrow outgrew outgrown
overcome overcame overcome; overdo overdid overdone; override overrode overridden; oversee oversaw overseen; overtake overtook overtaken
overthrow overthrew overthrown; pay paid paid; prepay prepaid prepaid; put put put; quit quit quit; read read read; rebuild rebuilt rebuilt
redo redid redone; rend rent rent; repay repaid repaid; resell resold resold; rewrite rewrote rewritten; ride rode ridden; ring rang rung
rise rose risen; run ran run; say said said; see saw seen; seek sought sought; sell sold sold; send sent sent; set set set; sew sewed sewn
shake shook shaken; shed shed shed; shine shone shone; shoot shot shot; show showed shown; shrink shrank shrunk; shut shut shut
sing sang sung; sink sank sunk; sit sat sat; sleep slept slept; slide slid slid; sow sowed sown; speak spoke spoken; spend spent spent
spin spun spun; spit spat spat; split split split; spread spread spread; spring sprang sprung; stand stood stood; steal stole stolen
stick stuck stuck; sting stung stung; strike struck struck; strive strove striven; swear swore sworn; sweep swept swept; swell swelled swollen
swim swam swum; swing swung swung; take took taken; teach taught taught; tear tore torn; tell told told; think thought thought
throw threw thrown; undergo underwent undergone; understand understood understood; undertake undertook undertaken; undo undid undone
uphold upheld upheld; upset upset upset; wake woke woken; wear wore worn; weave wove woven; weep wept wept; win won won; wind wound wound
withdraw withdrew withdrawn; withhold withheld withheld; withstand withstood withstood; wring wrung wrung; write wrote written`;

/** Nouns whose plural follows no rule: singular, plural. Written for Assay. */
const NOUNS = `alumnus alumni; analysis analyses; appendix appendices; axis axes; bacterium bacteria; basis bases; calf calves; child children
crisis crises; criterion criteria; curriculum curricula; datum data; diagnosis diagnoses; ellipsis ellipses; emphasis emphases; foot feet
formula formulae; fungus fungi; goose geese; half halves; hypothesis hypotheses; index indices; knife knives; larva larvae; leaf leaves
life lives; loaf loaves; louse lice; man men; matrix matrices; medium media; memorandum memoranda; mouse mice; nucleus nuclei; oasis oases
ox oxen; parenthesis parentheses; phenomenon phenomena; prognosis prognoses; quiz quizzes; radius radii; scarf scarves; self selves
series series; sheaf sheaves; shelf shelves; species species; spectrum spectra; stimulus stimuli; stratum strata; synopsis synopses
synthesis syntheses; thesis theses; thief thieves; tooth teeth; vertebra vertebrae; vertex vertices; wife wives; wolf wolves; woman women`;

function listOf(text: string): string[][] {
  return text.split(/;|\n/u).map((line) => line.trim().split(' '));
}

function wordOf(form: string, lemma: string, tag: string): GoldWord {
  return { form, lemma, tag, head: -1, relation: 'root' };
}

/** Forms that no ending tells, as words of a treebank. */
export function irregularForms(): GoldWord[] {
  const verbs = listOf(VERBS).flatMap(([base = '', past = '', participle = '']) => [
    wordOf(past, base, 'VERB|VBD'),
    wordOf(participle, base, 'VERB|VBN'),
  ]);
  return [...verbs, ...listOf(NOUNS).map(([one = '', more = '']) => wordOf(more, one, 'NOUN|NNS'))];
}
