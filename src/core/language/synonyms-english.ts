import { englishWordStem } from './english-word-stem.ts';
import { madeOnce } from './made-once.ts';

/** Words of one line may stand for each other in some sentence. */
const GROUPS = `
say state tell mention note remark declare assert claim announce report express reveal add comment
explain clarify describe outline illustrate detail elaborate depict
discuss talk chat converse debate speak
ask inquire request query question
answer reply respond response
suggest propose recommend advise
offer provide give supply present furnish deliver grant
contact approach call phone reach
agree accept consent approve concur
refuse decline reject deny dismiss
admit confess acknowledge concede
accuse blame charge allege
warn caution alert threaten
promise pledge vow guarantee assure commit ensure
demand insist require call urge
order command instruct direct
tell inform notify update brief advise
persuade convince
hope wish want desire
need require necessitate
plan intend aim seek scheme
try attempt endeavor strive seek
begin start commence initiate launch
end finish conclude complete terminate close
stop halt cease discontinue suspend quit
stop finish end quit leave
burglary break-in burglar theft robbery
include cover insure
flood inundation
pod container
refund reimburse repay compensate
rent let lease hire
repair mend fix service maintenance
autumn fall
film movie picture
notice notification warn announce
fortnight week
holiday vacation leave
dear expensive costly high
purpose goal aim
survey measure map study observe
continue proceed persist remain keep maintain sustain
increase rise grow climb expand surge soar jump gain raise boost escalate elevate enhance augment higher
decrease fall drop decline reduce lower diminish shrink plunge tumble dip slump lessen cut
improve enhance better upgrade boost strengthen optimize refine
worsen deteriorate degrade aggravate
change alter modify adjust adapt revise shift transform
replace substitute swap exchange
remove delete eliminate erase discard withdraw
add include append incorporate insert
contain include comprise consist hold encompass feature involve
create make produce build generate construct develop form establish manufacture design fashion
destroy demolish ruin wreck damage devastate
harm damage hurt injure impair
break smash shatter fracture crack
fix repair mend restore resolve
help aid assist support assistance facilitate
hinder hamper impede obstruct prevent block
prevent avoid avert stop block
allow permit let enable authorize
forbid ban prohibit bar outlaw
use utilize employ apply leverage usage
buy purchase acquire procure obtain
sell vend market
get obtain receive acquire gain secure gather
give donate contribute grant award
pay spend fund finance
cost price expense rate fee charge
earn make gain receive
save preserve conserve rescue
keep retain hold preserve
lose forfeit
win triumph prevail victory defeat beat
beat defeat overcome conquer
find discover detect identify locate uncover
search seek look hunt
show demonstrate display exhibit reveal indicate present illustrate prove
hide conceal cover mask
see watch view observe witness notice spot
look appear seem
hear listen
think believe consider feel reckon suppose opinion
know understand realize recognize comprehend grasp aware
learn study discover
teach educate instruct train
remember recall recollect
guess estimate predict forecast expect anticipate project
expect anticipate await
decide determine choose conclude resolve
choose select pick opt prefer
compare contrast evaluate
evaluate assess judge measure appraise review examine analyze
examine inspect study investigate review explore probe check analyze
test examine trial try experiment
check verify confirm validate
prove confirm demonstrate verify establish
cause trigger induce provoke prompt spark lead result bring
lead result cause contribute
affect influence impact effect
happen occur place
go travel head move journey
come arrive reach return
leave depart exit abandon
enter join access
return come back restore
move shift transfer relocate migrate
send submit dispatch transmit mail forward
bring carry take transport deliver
put place set position lay
meet encounter gather join
join enroll participate enter unite register sign
attend visit participate
visit tour see
work operate function job run
run operate manage conduct
conduct perform carry do execute implement undertake
perform act play execute
manage handle run oversee supervise control administer
control regulate govern manage dominate
lead head direct guide command
follow obey pursue observe
serve act function
show broadcast air stream
publish release issue print
release launch unveil introduce issue publish
write compose author pen
read peruse
name call dub title label term
sign autograph endorse
kill murder slay assassinate
die perish pass
born birth
attack assault strike raid invade
fight battle combat struggle clash
protect defend guard shield secure safeguard
arrest detain apprehend capture
capture seize catch record grab
steal rob burgle
escape flee evade
release free liberate
punish penalize sentence
marry wed wife husband spouse
divorce separate split
like enjoy love appreciate fond
hate dislike detest
love adore
praise applaud commend laud
criticize condemn slam denounce
celebrate commemorate mark honor
thank appreciate
worry concern fear anxious
fear dread afraid scared
surprise astonish amaze shock stun
laugh joke
cry weep
sleep rest nap
eat consume dine
drink sip beverage
cook prepare bake
clean wash tidy
wear dress
open unlock
close shut
push press
pull drag
throw toss hurl
hit strike knock
spread distribute disperse scatter
collect gather accumulate assemble
combine merge unite mix blend join integrate
separate divide split part
connect link join attach associate relate
share distribute
reach attain achieve accomplish arrive hit
achieve accomplish attain fulfill realize
succeed thrive prosper
fail flop collapse
grow develop mature
live reside dwell inhabit
stay remain reside
wait await
hurry rush
last endure continue
own possess have
rent lease hire
hire employ recruit
fire dismiss sack
resign quit step
retire resign
represent depict portray symbolize
mean signify imply indicate denote
refer mention cite
base rely depend
rely depend count
exceed surpass outperform top
solve resolve address deal tackle
treat cure heal therapy remedy
suffer experience undergo endure
experience undergo encounter
diagnose detect identify
infect contaminate
train practice exercise coach
teach coach
design plan devise
invent devise create
found establish set
host hold organize
organize arrange plan coordinate
schedule plan arrange
cancel scrap abandon
delay postpone defer
store keep hold
cover include report span
focus concentrate center emphasize
emphasize stress highlight underline
big large huge great major massive enormous giant vast substantial considerable significant
small little tiny minor slight compact
important significant crucial key vital essential critical major main
main primary chief principal key central major leading
famous known renowned popular celebrated noted
popular common widespread
common frequent usual typical widespread prevalent
rare uncommon unusual
usual normal regular typical standard ordinary
special particular unique exclusive specific distinctive
different various diverse distinct varied other
same similar identical equal alike
new novel recent fresh modern latest innovative
old ancient aged elderly former
young youth youthful juvenile
early initial first
first initial original
last final ultimate
current present existing ongoing
former previous past prior ex
next following subsequent
good great excellent fine positive beneficial
bad poor negative terrible awful
best top finest
beautiful pretty attractive lovely
easy simple straightforward effortless
hard difficult tough challenging
fast quick rapid swift speedy
slow gradual
strong powerful robust sturdy
weak feeble frail
rich wealthy affluent
poor needy impoverished
happy glad pleased delighted joyful content
sad unhappy upset
angry furious mad irate
tired exhausted
sick ill unwell
healthy fit well
safe secure
dangerous risky hazardous unsafe
clear obvious evident plain apparent
true correct right accurate
wrong incorrect false mistaken inaccurate
certain sure confident definite
likely probable
possible potential feasible
able capable
ready prepared
full complete whole entire total
empty vacant
comprehensive extensive thorough complete broad
detailed thorough comprehensive
high tall elevated
low short
long lengthy extended
hot warm
cold cool chilly
rough approximate
exact precise accurate
public open
private personal
tailored customized personalized
legal lawful
illegal unlawful illicit
serious severe grave critical
severe harsh extreme serious
sudden abrupt unexpected
local regional
foreign overseas international
global worldwide international
various several multiple numerous many
extra additional further more
cheap inexpensive affordable
expensive costly pricey
smart clever intelligent
kind type sort category variety
way method approach manner technique means
method approach technique procedure process strategy
part portion section component segment piece
amount quantity number level volume
number figure count
range variety array selection spectrum
group team set band organization
team squad side crew
company firm business corporation enterprise organization
business trade commerce
organization agency body institution group
customer client consumer buyer shopper
seller vendor retailer merchant
worker employee staff personnel
boss manager chief head leader
leader head chief president
member participant
person individual people human
man male guy
woman female lady
child kid youngster
baby infant newborn
boy son
girl daughter
mother mom mum
father dad
parent mother father
friend pal buddy companion
family household relative
doctor physician medic
patient sufferer
student pupil learner
teacher instructor professor educator
expert specialist professional
scientist researcher
author writer
artist painter
singer vocalist musician
actor performer
lawyer attorney
police cop officer
officer official
government administration authority state
country nation state land
city town municipality
area region zone district place territory
place location site spot venue
house home residence
building structure
road street route highway
car vehicle automobile auto
plane aircraft airplane jet
ship boat vessel
trip journey travel tour voyage
holiday vacation
job work employment occupation position
task job duty assignment
role position function part
career profession
money cash fund
income earnings revenue salary
salary wage pay
profit gain earnings
loss deficit
tax levy duty
goal aim objective target purpose
purpose aim reason goal
reason cause motive
result outcome consequence effect finding
effect impact influence consequence
problem issue difficulty trouble challenge
solution answer remedy
idea concept notion thought
opinion view belief
plan scheme program strategy proposal arrangement
program scheme project
project scheme initiative
policy plan coverage
rule regulation law
law legislation statute
agreement deal contract pact
meeting conference session
conversation talk discussion chat call discourse dialogue
discussion debate talk
argument dispute quarrel
fight brawl
war conflict battle
crime offense
accident crash collision
disaster catastrophe tragedy
event incident occasion
party celebration
gift present
chance opportunity possibility
risk danger threat hazard
benefit advantage perk
advantage benefit merit strength
disadvantage drawback weakness shortcoming
feature characteristic trait attribute property quality
quality standard
value worth merit
skill ability talent
knowledge understanding information
information data details fact
detail specific particular
example instance illustration sample
evidence proof
study research investigation survey
survey poll
report account story article paper
story tale narrative account
article paper story piece
paper article work study
book novel volume
movie film picture
song track tune
picture image photo photograph
sound noise
food meal dish
meal dinner lunch food
illness disease sickness ailment condition disorder
disease illness condition infection
medicine drug medication
symptom sign
injury wound
pain ache
doctor hospital
model system
system framework structure
framework architecture structure
algorithm method procedure
performance result
accuracy precision
improvement enhancement gain progress advance
error mistake fault
test exam trial
need requirement necessity
preference choice
choice option alternative selection
substitute alternative replacement
direction instruction guideline
guide manual instruction
message note text
letter mail
email mail
internet web online
computer machine pc
device gadget machine tool
tool instrument device
store shop
product item good
item thing object article
material substance
gasoline petrol
anniversary year
beginning start onset
middle center
top peak summit
bottom base
front face
back rear
side edge
border boundary edge
century hundred
day date
today now currently
often frequently regularly commonly
sometimes occasionally
always constantly
usually typically generally normally commonly
quickly rapidly fast swiftly
immediately instantly promptly
recently lately newly
soon shortly
finally eventually ultimately
mainly mostly primarily chiefly largely
especially particularly notably
only just merely solely
almost nearly
very extremely highly really
together jointly
alone solo
including comprising containing
despite although
because since due
however but
also too additionally moreover
therefore thus
possible potential likely
prospective potential
thrilled excited
excited enthusiastic
hilarious funny amusing
strange odd weird unusual
calm quiet peaceful
noisy loud
dirty filthy
brave courageous
honest truthful
polite courteous
rude impolite
gloomy dark
bright brilliant
famous legendary
reliable dependable
effective efficient
flexible adaptable
visible apparent
equal equivalent
elder senior
deadly lethal fatal
crowd audience
protest demonstration rally
voter electorate
candidate nominee
election vote poll
ally partner
partner spouse
enemy foe
rival opponent competitor
competition contest rivalry
game match
championship title
coach manager trainer
goal score
debut premiere
season year
host presenter
soldier troop
army military
weapon arm gun
bomb explosive
missile rocket
victim casualty
suspect accused
jail prison
judge court
lawsuit suit case
trial case
fine penalty
guilt culpability
budget fund
loan credit
debt liability
stock share equity
shareholder investor
economy market
factory plant
farm ranch
forest wood
river stream
sea ocean
mountain peak hill
weather climate
rain rainfall
storm hurricane
flood deluge
fire blaze
earth world planet
world globe
universe cosmos
animal creature beast
dog puppy
cat kitten
cow cattle
pig hog
plant vegetation
tree wood
flower bloom
color hue shade
shape form
size dimension
speed velocity
weight mass
distance range
temperature heat
energy power
power strength force
light illumination
infer deduce conclude
outperform surpass exceed beat
introduce propose present
scalable large
efficient fast
dataset data corpus
neural network
speed fast
abandon desert forsake leave ditch
abolish scrap repeal eliminate end
absorb soak assimilate
abuse mistreat maltreat misuse
accelerate hasten quicken speed hurry expedite
acclaimed renowned celebrated praised
accompany escort join
accumulate amass gather build
acknowledge recognize admit concede accept
adapt adjust tailor customize modify
adequate sufficient enough satisfactory
adjacent neighboring nearby adjoining
administer manage run dispense
admire respect esteem revere
adopt embrace take accept implement
advertise promote market publicize
advocate proponent supporter champion backer
affair matter issue business
affection fondness love
afford manage bear
aftermath consequence fallout repercussion outcome
aggressive hostile forceful assertive
agency bureau department office
agenda program schedule plan
aggravate worsen exacerbate intensify
agitated upset disturbed nervous
aid relief assistance help
alarm alert warning
alarming worrying disturbing troubling concerning
alleged supposed claimed purported
alliance coalition partnership union bloc
allocate assign distribute allot earmark
allude refer hint
amateur novice beginner
amaze astound astonish stun
ambitious bold daring audacious
amend revise alter modify
amid during among
ample plentiful abundant sufficient
amusing funny entertaining humorous
anger rage fury wrath outrage
announce unveil reveal declare disclose proclaim
annoy irritate bother disturb
annual yearly
anonymous unnamed unidentified
anxiety worry unease concern stress
apartment flat unit residence
apologize sorry regret
appalling dreadful horrific terrible shocking
appeal plea request
appear emerge surface show
appearance look
applicant candidate
appoint name nominate assign designate
appointment booking reservation meeting
appreciate value cherish
apprehensive anxious worried nervous
approval consent permission authorization endorsement
approximately roughly around about nearly
area field domain sphere
arena stadium venue
argue contend maintain assert claim insist
arise emerge occur originate
arrange organize set schedule coordinate
arrogant haughty conceited
artificial synthetic fake manmade
ascend climb rise
aspect facet feature element
aspiration ambition goal dream
assemble gather convene build
assert maintain affirm contend claim
assess evaluate gauge judge estimate
asset property resource possession
assign allocate designate give
assume presume suppose believe
asylum refuge sanctuary
athlete sportsman player competitor
atmosphere mood ambience climate
attempt try effort bid endeavor
attendee participant guest visitor
attention focus notice
attitude stance mindset outlook
attract draw lure entice
attractive appealing alluring beautiful
attribute ascribe credit
auction sale
authentic genuine real
authority power control
automatic automated
available accessible obtainable
average mean typical
award honor grant prize
awful terrible dreadful horrible
awkward clumsy embarrassing
back support endorse
backing support endorsement
background history context
backlash criticism reaction
baffle puzzle confuse perplex
balance equilibrium stability
ballot vote
bargain deal
barely hardly scarcely
barrier obstacle hurdle impediment
battle fight struggle war combat
beach shore coast
behavior conduct action
believe deem regard consider think
beloved cherished dear
bias prejudice discrimination
big large sizable hefty
bizarre strange odd weird peculiar
blame fault responsibility
blast explosion
blend mix combine mixture
block obstruct impede bar
bloody violent gory
body corpse remains
bold daring brave audacious
bond tie link connection
boost increase uplift support bolster strengthen
border frontier boundary
boring dull tedious
boss chief head manager executive supervisor
bother trouble disturb annoy
bounce rebound recover
boycott shun
branch division department office
brand label make
breach violation violate break
break pause rest recess
breakthrough advance discovery
breed species variety
brief short concise
briefing meeting
bright vivid luminous radiant
brilliant excellent superb outstanding
broad wide extensive
broadcast air transmit
brutal cruel savage vicious violent
budget finances spending
bug defect fault error glitch
burden load strain
bury inter
busy occupied
calculate compute figure determine
calm soothe relax
campaign drive effort crusade
cancel revoke annul scrap drop
capability ability capacity
capacity ability volume
captive prisoner hostage
care concern attention
careful cautious
casual informal relaxed
category class type kind group
caution warn care
celebrity star
ceo chief executive boss head
ceremony ritual service
certificate diploma
chain series franchise
chairman chair head president
challenge difficulty test problem
chaos disorder turmoil
characterize describe portray
charge accuse fee
charity nonprofit
chase pursue hunt follow
cherish treasure value
circumstance situation condition
citizen resident national inhabitant
claim allegation assertion
clash conflict fight
classify categorize group sort
clear remove
clever smart bright
climb mount scale ascend
close near nearby
cloth fabric textile
clue hint indication
coast shore seaside
collapse fall crumble
colleague coworker associate
collect gather amass compile
comfort console
command order control
commander leader chief
commercial business
commit perpetrate
commitment dedication pledge
committee panel board commission
community society neighborhood
compel force oblige require
compensation payment damages
compete vie rival
competent capable skilled
complain grumble gripe
complaint grievance
complex complicated intricate
component element ingredient part
compromise settlement
conceive devise imagine
concern worry issue
concert gig show performance
conclusion finding
condition state circumstance
confine restrict limit
confirm affirm verify
conflict clash dispute war
confront face
confuse puzzle bewilder
congestion traffic
congress parliament legislature
conservation preservation protection
consider regard view deem contemplate
considerable substantial sizable significant
consistent steady uniform
conspiracy plot scheme
constant continuous steady persistent
constrain limit restrict
construct build erect
consult advise
consumer customer buyer user
consumption intake use
contain curb control restrain
contemporary modern current
contend argue compete
content material
contest competition dispute challenge
context setting
contract agreement shrink
contradict oppose
contrary opposite
contribute add donate
contribution donation
controversial disputed contentious
controversy dispute debate
convention conference
convert change transform turn
convey communicate express
cooperate collaborate
cooperation collaboration
cope manage deal handle
copy replicate duplicate imitate
correspond match
corrupt dishonest
council board
counsel advise
counter oppose
courage bravery
course class path
craft make
crash collide collision
crazy insane mad
credible believable plausible
creek stream
crew team staff
criminal offender
crisis emergency
criterion standard
critic opponent
crucial essential critical vital pivotal
crude oil
cultivate grow
curb limit restrict restrain
curious inquisitive
customary usual
cut reduce slash trim
cycle loop
daily everyday
damage harm destruction
deadline limit
deal cope handle address
dealer trader seller
debate discussion dispute
debris wreckage rubble
decade years
deceive mislead trick fool
decent respectable
decline downturn drop decrease
decorate adorn
dedicated devoted committed
deep profound
defect flaw fault
defective faulty flawed
deficit shortfall
define determine specify
delay postponement wait
delete erase remove wipe
deliberate intentional
delicate fragile
delicious tasty
delight joy please
demand request requirement
demise death end
demolish destroy raze
deny refute
department division ministry
depict show portray represent
deploy use dispatch
deposit put
depressed sad
deprive deny
derive obtain
descend fall
deserve merit
desperate hopeless
despite notwithstanding
destination goal
destiny fate
detain hold arrest
detention custody imprisonment
deteriorate worsen decline
determine decide establish ascertain identify
develop evolve
deviation variation
devote dedicate
diet food
differ vary
difference gap distinction
dig excavate
digital electronic
dignity honor
dilemma problem
dim dark
diplomat envoy ambassador
director manager head
disagree dispute
disappear vanish
disappoint dismay
disclose reveal divulge
discount reduction rebate
discover find learn
discrepancy difference
discretion judgment
discriminate differentiate distinguish
disguise hide
dispute argue contest
disrupt disturb interrupt
distance remove
distinct separate different
distort twist
distress trouble
disturb upset
document record file
dominant main
donor contributor
doubt question
downfall collapse
draft write
drama play
dramatic striking
dream vision
drift float
drive motivate
drug medicine narcotic
due owing
durable lasting
dust powder
duty responsibility obligation
dynamic energetic
eager keen enthusiastic
earnest serious
ease relieve alleviate
economical cheap
economy finance
edit revise
elaborate complex
elect choose
elegant graceful
elementary basic
eligible qualified
eliminate remove eradicate
elite top
eloquent fluent
embark begin start
embarrass shame
embed insert incorporate
eminent famous
emission discharge
emotion feeling
empathy compassion
emphasis stress
empire kingdom
empower enable
encounter meet face
encourage urge inspire motivate
endanger threaten
energetic active
enforce impose
engage participate involve
engine motor
enjoyable pleasant fun
enlarge expand
enquire ask
enrage anger
enrich improve
ensue follow
ensure guarantee secure
entail involve
entertain amuse
enthusiasm passion
entitle name
entity thing
entrepreneur businessman
environment surroundings
envisage imagine
episode incident
equip provide
era period age
erode wear
erupt explode
escalate intensify
estate property
estimate approximate
eternal everlasting
evacuate leave
eventual final
evil wicked
exaggerate overstate
examine scrutinize study
example case
excellent superb outstanding great
exceptional remarkable outstanding
excessive extreme
exchange trade
exclude omit
exclusive sole
excuse pardon
exempt excuse
exhaust deplete
exhibition show display
exile banish
exist live
exotic foreign
expand extend
expect foresee
expel eject
expenditure spending
expertise skill
expire end
expose reveal
expression phrase
exquisite beautiful
extend lengthen prolong
extent scope degree
external outside
extinct dead
extract remove
extraordinary remarkable
eye look
fabricate invent
facility building
factor element
faculty staff
fail unable
faint weak
fair just
faith belief
fake false
fame renown
familiar known
fantastic great
fascinating interesting
fashion style
fatigue tiredness
favorable positive
favorite preferred
feed nourish
fellow peer
ferocious fierce
fertile productive
fierce intense
figure person
file submit
filter sieve
fit suitable
fix correct rectify
flavor taste
flaw defect weakness
fleet navy
flexible versatile
flourish thrive
fluctuate vary
folk people
food cuisine
fool idiot
forecast prediction
foremost leading
forgive pardon
formal official
formulate devise
fortune wealth
forward ahead
foster promote
foundation base
fraction part
fragment piece
fraud deception
friendly amiable
frighten scare
frustrate annoy
fulfill satisfy
fundamental basic essential
funding finance money
funeral burial
fuse merge
garbage trash waste
garment clothing
gasp breathe
gathering meeting assembly
gauge measure
gaze look stare
generous giving
gentle soft
gesture sign
gigantic huge
girlfriend partner
glance look
glimpse look
glory honor
glow shine
govern rule
grade mark
graduate finish
grand impressive
grateful thankful
grief sorrow
ground earth
habit custom
hall room
handsome attractive
handy useful
harass bother
harvest gather
haste hurry
heart core center
heavy weighty
height altitude
heritage legacy
hesitate pause
hint suggest
historic historical
hit success
holiday break
hollow empty
holy sacred
honest sincere
honor respect
hospitality welcome
hostile unfriendly
humble modest
hypothesis theory
ideal perfect
identify recognize determine name
ignorant unaware
ignore disregard neglect overlook
imagine picture
immediate instant
immense huge
immigrant migrant
imminent impending
implication consequence
imply suggest
import bring
impose force
impress amaze
impressive remarkable
imprison jail
impulse urge
inadequate insufficient
incentive motivation
incline tend
incredible amazing
incur sustain
indifferent uncaring
indigenous native
industry sector
inevitable unavoidable
inflict impose
influential powerful
inherent intrinsic
inherit receive
innovation invention
install fit
institute organization
insult offend
intact whole
intense extreme
intent purpose
interact communicate
interfere intervene
interior inside
intermediate middle
interpret explain
interview question
intimate close
intrigue fascinate
intruder burglar
invade occupy
invasion incursion attack
inventory stock
invest fund
invite ask
isolate separate
jealous envious
jeopardize endanger
jewel gem
joint shared
journalist reporter correspondent
junior younger
justice fairness
justify defend
kidnap abduct
kind nice
lack absence shortage
landlord owner
lapse fail
lawmaker legislator politician
layer level
lazy idle
league association
leak disclose
lecture talk
legend myth
leisure recreation
license permit
lift raise
limit restrict restriction
litigation lawsuit
lively energetic
logical reasonable
loyal faithful
luck fortune
luxury expensive
magnificent splendid
magnitude size
mainstream conventional
majority most
makeup composition
malfunction fail broken
mandate require order
manufacturer maker producer
margin edge
marvelous wonderful
massacre slaughter killing
master expert
match equal
mature adult
maximize increase
maybe perhaps
meaning significance
mediate negotiate
medicine treatment
mental psychological
merchandise goods
mighty powerful
milestone landmark
mimic imitate
minimize reduce
minister official
miracle wonder
mobile phone
moderate medium
moment instant
monetary financial
monitor observe watch
mood spirit
moral ethical
movement campaign
murder killing
mutual shared
mysterious strange
mystery puzzle
naked nude
narrate tell
narrow thin
native local
natural normal
navigate steer
neat tidy
negotiate bargain
negotiation talk
neutral impartial
nice pleasant
nightmare horror
nod approve
notable remarkable
nuisance annoyance
obscure unclear
occasional rare
occupy inhabit
offspring child
ongoing continuing
oppose resist
optimal best
optimum best
oral verbal
ordeal hardship
origin source
outbreak epidemic
outline summarize
outlook prospect
output production
outside outdoors
overall general
overturn reverse
overview summary
owe due
pain suffering
panic fear
participate take
partnership collaboration
passenger traveler
pathway path route road
pause stop
payment fee
peace harmony
peer look
perceive see
period time
permanent lasting
personality character
perspective view
persuade urge
pertain relate
phase stage
phenomenon event
pile heap
pioneer leader
plausible possible
plead beg
plenty abundance
plummet plunge fall
point dot
policy rule
pollute contaminate
ponder consider
popular favored
pose present
possess own hold
post publish
potent powerful
practical useful
praise acclaim
precede before
precious valuable
predominant main
pregnant expecting
preliminary initial
premium fee
prepare ready
prescribe order
presence attendance
preserve maintain
press media
pressure stress
prestigious renowned
prevention avoidance
previously before earlier prior
principle rule
priority preference
prisoner inmate
privilege advantage
probe investigation
profession job
prominent notable famous
promote advance
prone likely
proper appropriate suitable
prosecute charge
proximity closeness
pull draw
punishment penalty
purchase acquisition
quarrel argue
quit leave
quote cite
race competition
racial ethnic
radical extreme
random arbitrary
rank rate
rate grade
rational reasonable
reaction response
realistic practical
realm domain
reasonable sensible
reassure comfort
rebel revolt
recipe formula
reckless careless
recover retrieve
recruit enlist
reform change
refrain abstain
refugee migrant
refund reimburse repay
regain recover
regime government
regulator authority
rehearse practice
reinforce strengthen
reiterate repeat
relation relationship
relax rest
relevant pertinent
reliable trustworthy
religion faith
reluctant unwilling
reminder note
renew extend
renovate refurbish
representative delegate lawmaker
repress suppress
reputation standing
resemble like
reserve book
resilient tough
restore recover
resume continue
retreat withdraw
reunite rejoin
revenge retaliation
reverse opposite
revolution uprising
reward prize
ridiculous absurd
rigid stiff
rigorous strict
riot unrest
roam wander
robbery theft
rotate turn
rough coarse
routine regular
rubbish trash
ruling decision verdict
rumor gossip
sacrifice give
sale purchase
salesperson salesman seller
sanction penalty
satisfy please
scam fraud
scandal controversy
scarce rare
scenario situation
scene sight
scent smell
scope range
scream shout yell
screen display
script text
scrutiny examination
season period
secret hidden
security safety
senator lawmaker
senior elderly
sensation feeling
sensitive delicate
sentence punishment
sentiment feeling
sequence order
series sequence
serve provide
setback blow
settle resolve
settlement agreement
shake tremble
share divide
sharp keen
shed drop
shelter refuge
shooting attack
shot photo
shower rain
shy timid
sibling brother sister
sight view
sign symbol
signal sign
significant notable
silly foolish
simulate imitate
sin crime
skeptical doubtful
sketch drawing
skip miss
slender thin
slice piece
slide slip
slim thin
slip fall
slope hill
slow sluggish
smell odor
smooth even
sneak creep
soak wet
sole only
solemn serious
solid firm
solve fix
sophisticated complex
species kind
specify state
spectacle show
spectacular impressive
spectator viewer
speculate guess
speech address
spill pour leak
spirit soul
spoil ruin
sponsor fund
spread extend
stable steady
stain mark
stake share
standard norm
startle surprise
statement declaration
statistics data figures
status position
stem stop
step move
stimulate encourage
stock supply
stranger foreigner
strengthen fortify
stretch extend
strict stringent
stroll walk
struggling troubled
stubborn obstinate
studio workshop
stumble trip
stunning beautiful
stupid foolish
subdue control
subject topic theme
submit present
subsequent later
subtle slight
suburb outskirts
succeed follow
successor heir
sue litigate
sum total
summit meeting
superior better
supplement add
supporter fan backer
suppress restrain
supreme highest
surface top
surgeon doctor
surgery operation
surmise guess
surplus excess
surrender yield
surround encircle
survive live
suspicious doubtful
swap trade
swear vow
sweep clean
swell grow
sympathy compassion
tactic strategy
talent gift
tear rip
technique skill
technology tech
teenager adolescent youth
temper mood
temporary interim
tempt lure
tendency trend
tender gentle
tense nervous
tension strain
term word
terrific great
terrify frighten
territory land
terror fear
thief robber burglar
threat menace danger
thrill excite
thwart prevent
tire exhaust
tolerate bear
torment torture
toxic poisonous
trace track
tradition custom
tragic sad
trail path
transaction deal
transit transport
translate interpret
trap catch
treaty agreement
tremendous huge
tribe clan
tribute honor
trivial minor
truce ceasefire
trust confidence
tutor teacher
ugly unattractive
umpire referee
unclear vague
underlying basic
undermine weaken
uneasy anxious
unfortunate unlucky
unify unite
universal general
unlimited infinite
update renew
uphold maintain
upset distress
urban city
urgent pressing
useful helpful
vain futile
valid legitimate
variant version
venture enterprise
version edition
viable feasible
vicinity area
viewpoint opinion
violence force
virtually almost
vision sight
vocation career
voluntary optional
vulnerable weak
warfare war
warrant justify
weak fragile
wealth riches
weary tired
wedding marriage
weigh consider
welcome greet
wellbeing welfare
wild untamed
willing ready
wise smart
withhold hold
withstand resist
witness observer
wonderful great
worker laborer
workforce staff
workplace office
wrap cover
yield produce
deadlock stalemate impasse
remedy fix
coverage insurance policy
enroll subscribe sign
quote estimate price
purchase get
inquire wonder
inquiry question
schedule appointment
consult confer
mention bring
skip omit
utilize exploit
devise develop
tackle handle
effective successful
demonstrate validate
empirical experimental
theoretical mathematical
algorithm approach
extend generalize
alleviate mitigate reduce
adversarial malicious
perturb disturb
robustness stability
discrepancy gap mismatch
autonomous automatic
generic general
explicit clear
employ adopt use
`;

const groupsOf = madeOnce((): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const [index, line] of GROUPS.trim().split('\n').entries())
    for (const word of line.split(' ')) {
      const stem = englishWordStem(word);
      const groups = found.get(stem);
      if (groups === undefined) found.set(stem, [index]);
      else if (!groups.includes(index)) groups.push(index);
    }
  return found;
});

const NONE: readonly number[] = [];

/** The groups of English synonyms that a stem belongs to; two stems with a common group may mean the same. */
export function englishSynonymGroups(stem: string): readonly number[] {
  return groupsOf().get(stem) ?? NONE;
}
