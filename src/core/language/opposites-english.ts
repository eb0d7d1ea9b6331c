import { englishWordStem } from './english-word-stem.ts';
import { madeOnce } from './made-once.ts';

/** Words before the stroke exclude words behind it when both are said of the same thing. */
const PAIRS = `
increase rise grow climb raise boost gain surge soar jump expand up / decrease fall drop decline reduce lower diminish shrink plunge tumble dip slump down
high higher highest / low lower lowest
more most / less least fewer
above over / below under
before / after
join enrol enroll / leave quit resign
demolish dismantle raze / restore renovate rebuild complete open build construct erect finish
appoint recruit / dismiss sack fire
lend loan / borrow
establish / dissolve abolish
grant / revoke withdraw
extend prolong lengthen / shorten
widen / narrow
evacuate / occupy
acquire purchase / sell
promote / demote
attend / miss
damage / repair
admit / expel
rent lease / own
hold / cancel
plant / uproot fell
return / steal
deposit / withdraw
land / depart
emigrate / immigrate
begin start commence launch open / end finish conclude stop cease close terminate
early earlier earliest / late later latest
first / last
win victory triumph / lose defeat loss
carry pass adopt ratify / reject defeat overturn
skip omit abort / run complete execute finish
fail crash / pass succeed
accept agree approve allow permit / refuse reject deny forbid ban prohibit decline
support favor endorse back / oppose resist against
enable allow / prevent block disable
include / exclude omit
add insert / remove delete subtract
create build / destroy demolish
succeed success / fail failure
improve better enhance / worsen deteriorate worse degrade
strengthen strong stronger / weaken weak weaker
accelerate fast faster quick rapid / slow slower decelerate
arrive come enter / leave depart exit
buy purchase / sell
borrow / lend
give / take
send / receive
push / pull
import / export
hire employ / fire dismiss sack
remember / forget
love like enjoy / hate dislike
praise commend / criticize condemn
happy glad pleased / sad unhappy upset
good best positive beneficial / bad worst negative harmful
big large huge great / small little tiny
long longer / short shorter
wide broad / narrow
thick / thin
heavy / light
hot warm / cold cool
wet / dry
full / empty
hard difficult tough complex / easy simple
rich wealthy / poor
young new / old
modern / ancient
cheap inexpensive affordable / expensive costly
safe / dangerous risky unsafe
clean / dirty
healthy / sick ill unhealthy
alive living survive / dead die
true correct right accurate / false wrong incorrect inaccurate
guilty convict / innocent acquit
legal / illegal
public / private
open / closed shut
visible / hidden invisible
present / absent
rare uncommon unusual / common frequent usual
always / never
often frequently / rarely seldom
all every everyone / none nobody
many / few
everything / nothing
major / minor
maximum / minimum
majority / minority
male man boy father son brother husband / female woman girl mother daughter sister wife
north northern / south southern
east eastern / west western
left / right
top upper / bottom lower
front / back rear
inside indoor internal inner / outside outdoor external outer
domestic / foreign
urban / rural
day / night
morning / evening
summer / winter
land / sea
black / white
dark / bright light
loud noisy / quiet silent
sweet / bitter sour
soft / hard
smooth / rough
sharp / blunt dull
deep / shallow
near close / far distant
attack / defend
war / peace
friend ally / enemy foe rival
love / hatred
hope / despair
optimistic / pessimistic
confident / doubtful
certain sure / uncertain unsure
possible / impossible
able / unable
likely / unlikely
effective / ineffective
efficient / inefficient
sufficient enough adequate / insufficient inadequate
complete / incomplete
known / unknown
familiar / unfamiliar
similar same / different dissimilar
equal / unequal
stable / unstable
fair / unfair
honest / dishonest
direct / indirect
active / inactive passive
formal / informal
official / unofficial
explicit / implicit
natural / artificial synthetic
real genuine / fake
permanent / temporary
constant fixed / variable
static / dynamic
simple / complicated
single / married multiple
alone / together
unite join merge combine / separate divide split
connect attach / disconnect detach
lock / unlock
load / unload
encrypt / decrypt
appear / disappear vanish
rise / set
float / sink
freeze / melt thaw
expand / contract
inflate / deflate
advance / retreat
attract / repel
encourage promote / discourage deter
reward / punish
protect / harm endanger
heal cure / injure wound
save rescue / kill
save / spend waste
earn / spend
profit surplus / deficit loss
asset / liability
credit / debit
supply / demand
producer / consumer
buyer / seller
teacher / student
doctor / patient
parent / child
ancestor / descendant
winner / loser
leader / follower
host / guest
cause / prevent
confirm verify / refute disprove deny
prove / disprove
admit / deny
reveal show / hide conceal
trust believe / distrust doubt
obey / disobey violate
keep retain / lose discard
continue / discontinue stop halt
maintain / abandon
stay remain / leave go
wake / sleep
laugh / cry
smile / frown
sit / stand
ask / answer
question / answer
teach / learn
speak / listen
read / write
input / output
upload / download
forward / backward
upward / downward
ascend / descend
upstream / downstream
entrance / exit
beginning / ending
birth / death
past / future
former / latter
previous / next
senior / junior
superior / inferior
primary / secondary
positive / negative
plus / minus
gain / loss
advantage benefit / disadvantage drawback
strength / weakness
hero / villain
comedy / tragedy
liberal / conservative
left-wing / right-wing
democrat / republican
dictatorship / democracy
freedom / slavery
poverty / wealth
hunger / abundance
shortage / excess surplus
victory / defeat
attacker / defender
import / export
acid / base alkaline
solid / liquid
hydrophobic / hydrophilic
supervised / unsupervised
visual / auditory
online / offline
manual / automatic
local / global
central / peripheral
horizontal / vertical
parallel / sequential
discrete / continuous
linear / nonlinear
sparse / dense
deterministic / stochastic random
theoretical / empirical practical
qualitative / quantitative
abstract / concrete
subjective / objective
voluntary / mandatory compulsory
optional / required mandatory
tight / loose
generous / stingy
polite / rude
brave / cowardly
calm / nervous
patient / impatient
careful / careless
lucky / unlucky
popular / unpopular
famous / obscure
guilty / innocent
violent / peaceful
aggressive / gentle
welcome / unwelcome
satisfied / dissatisfied disappointed
pleasant / unpleasant
comfortable / uncomfortable
willing / unwilling reluctant
ready / unready
aware / unaware
necessary / unnecessary
usual / unusual
normal / abnormal
legitimate / illegitimate
moral / immoral
mature / immature
perfect / imperfect
regular / irregular
relevant / irrelevant
responsible / irresponsible
significant / insignificant
dependent / independent
consistent / inconsistent
valid / invalid
mobile / immobile
reversible / irreversible
approve / disapprove
agree / disagree
inform / misinform
understand / misunderstand
lead / mislead
capture / release free
imprison arrest detain / release free
surrender / resist defend
conquer / surrender
occupy / liberate
marry / divorce
gather / scatter disperse
collect / distribute
raise / lower
lift / drop
tighten / loosen ease relax
restrict limit / expand allow
ban / lift legalize
aggravate / alleviate relieve ease
exacerbate / mitigate
trigger / inhibit suppress
activate stimulate / inhibit suppress deactivate
excite / bore
exciting / boring
interesting / boring
useful / useless
helpful / unhelpful
harmful / harmless beneficial
hopeful / hopeless
painful / painless
successful / unsuccessful
valuable / worthless
vulnerable / immune resistant
susceptible / resistant immune
toxic / harmless
infected / uninfected
vaccinated / unvaccinated
symptomatic / asymptomatic
acute / chronic
benign / malignant
severe serious / mild
outbreak / containment
underestimate / overestimate
overperform outperform / underperform
exceed / fall
overweight / underweight
overvalued / undervalued
overcome / succumb
bullish / bearish
boom / bust recession
hawkish / dovish
inflation / deflation
growth / decline contraction
recovery / relapse
progress / regress
unveil / conceal
launch / cancel
schedule / cancel
hurry / delay
advance / delay postpone
early / delayed
sunny / rainy cloudy
`;

function stems(side: string | undefined): string[] {
  return [
    ...new Set(
      (side ?? '')
        .split(' ')
        .filter((word) => word !== '')
        .map(englishWordStem),
    ),
  ];
}

function oppose(opposites: Map<string, Set<string>>, one: string, other: string): void {
  const known = opposites.get(one);
  if (known === undefined) opposites.set(one, new Set([other]));
  else known.add(other);
}

const opposites = madeOnce((): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const line of PAIRS.trim().split('\n')) {
    const [left, right] = line.split(' / ');
    for (const one of stems(left))
      for (const other of stems(right))
        if (one !== other) {
          oppose(found, one, other);
          oppose(found, other, one);
        }
  }
  return found;
});

const PREFIX = /^(?:un|in|im|il|ir|dis|non|mis|anti)(?=[a-z]{4})/;
const NONE: ReadonlySet<string> = new Set();

/** The stems that exclude this one, by the list. */
export function englishOpposites(stem: string): ReadonlySet<string> {
  return opposites().get(stem) ?? NONE;
}

/** Whether one stem is the other with a prefix that turns it round: able, unable; approve, disapprove. */
export function isNegatedForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.endsWith(short) && long.replace(PREFIX, '') === short && long !== short;
}
