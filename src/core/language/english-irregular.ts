const FORMS = `
be: am is are was were been being; have: has had having; do: does did done; go: goes went gone; begin: began begun
build: built; lead: led; hold: held; run: ran; sell: sold; buy: bought; make: made; spend: spent; write: wrote written
win: won; pay: paid; lose: lost; take: took taken; person: people; man: men; woman: women; come: came; keep: kept
draw: drew drawn; send: sent; meet: met; leave: left; say: said; tell: told; see: saw seen; know: knew known
give: gave given; find: found; think: thought; get: got gotten; feel: felt; become: became; show: shown; mean: meant
bring: brought; catch: caught; teach: taught; seek: sought; fight: fought; stand: stood; understand: understood
sit: sat; speak: spoke spoken; break: broke broken; choose: chose chosen; steal: stole stolen; freeze: froze frozen
drive: drove driven; ride: rode ridden; rise: rose risen; arise: arose arisen; fall: fell fallen; grow: grew grown
throw: threw thrown; fly: flew flown; blow: blew blown; swim: swam swum; sing: sang sung; ring: rang rung
drink: drank drunk; sink: sank sunk; shrink: shrank shrunk; spring: sprang sprung; eat: ate eaten; beat: beaten
bite: bit bitten; hide: hid hidden; forget: forgot forgotten; forgive: forgave forgiven; wear: wore worn
tear: tore torn; bear: bore borne; swear: swore sworn; shake: shook shaken; wake: woke woken; lie: lay lain
lay: laid; sleep: slept; sweep: swept; weep: wept; creep: crept; deal: dealt; dream: dreamt; learn: learnt
burn: burnt; bend: bent; lend: lent; hang: hung; strike: struck stricken; shoot: shot; shine: shone; slide: slid
feed: fed; breed: bred; bleed: bled; flee: fled; hear: heard; stick: stuck; dig: dug; swing: swung; cling: clung
sting: stung; wind: wound; bind: bound; grind: ground; light: lit; child: children; foot: feet; tooth: teeth
mouse: mice; goose: geese; life: lives; wife: wives; knife: knives; leaf: leaves; half: halves; self: selves
shelf: shelves; wolf: wolves; thief: thieves; datum: data; medium: media; criterion: criteria; analysis: analyses
crisis: crises; basis: bases; hypothesis: hypotheses; phenomenon: phenomena; good: better best; bad: worse worst
far: farther further farthest; little: less least; die: died dies dying death deaths dead; bear: birth born
decide: decision decisions; divide: division divisions; extend: extension extensions; expand: expansion expansions
conclude: conclusion conclusions; include: inclusion; exclude: exclusion; invade: invasion invasions
explode: explosion explosions explosive; collide: collision collisions; permit: permission; admit: admission admissions
submit: submission submissions; reduce: reduction reductions; produce: production productions product products
introduce: introduction; destroy: destruction destructive; receive: reception receipt; perceive: perception
describe: description descriptions; prescribe: prescription prescriptions; subscribe: subscription subscriptions
choose: choice choices; lose: loss losses; grow: growth; strong: strength strengthen; long: length lengthen
wide: width widen; high: height; deep: depth deepen; true: truth; young: youth; prove: proof proven; believe: belief beliefs
succeed: success successes successful successfully; proceed: process; fly: flight flights; sell: sale sales
speak: speech speeches; think: thought; see: sight; give: gift; marry: marriage marriages; arrive: arrival arrivals
sign: signature signatures signs signed signing; analyse: analyze analyzed analyzes analysis analyses; compare: comparison
respond: response responses; attend: attention attendance; intend: intention intent; suspect: suspicion
advise: advice advises advised; rob: robbery robberies; deliver: delivery deliveries; discover: discovery discoveries
recover: recovery; serve: service services; please: pleasure; press: pressure; fail: failure failures; mix: mixture
vary: variety various variation variations variable; apply: application applications applicant; multiply: multiplication
require: requirement requirements; acquire: acquisition acquisitions; inquire: inquiry; try: trial tries tried
poor: poverty; hot: heat; warm: warmth; free: freedom; able: ability abilities; stable: stability; safe: safety
France: french; Germany: german germans; Spain: spanish; Britain: british; China: chinese; Japan: japanese
Poland: polish; Ireland: irish; Scotland: scottish; Wales: welsh; Netherlands: dutch; Sweden: swedish; Denmark: danish
Turkey: turkish; Greece: greek; Switzerland: swiss; Finland: finnish; Israel: israeli; Iraq: iraqi; Portugal: portuguese
Europe: european; America: american americans; Canada: canadian; Italy: italian; Russia: russian russians
England: english; Korea: korean koreans; Africa: african; Asia: asian; Australia: australian; India: indian
Mexico: mexican; Brazil: brazilian; Egypt: egyptian; Iran: iranian; Ukraine: ukrainian; Vietnam: vietnamese`;

/** Irregular and far derived forms: word form → base form, all lower case. */
export const ENGLISH_IRREGULAR: ReadonlyMap<string, string> = new Map(
  FORMS.split(/[;\n]/)
    .map((line) => line.trim().split(': '))
    .filter((line): line is [string, string] => line.length === 2)
    .flatMap(([base, forms]) => forms.split(' ').map((form): [string, string] => [form, base.toLowerCase()])),
);
