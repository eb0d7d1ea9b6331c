import { type WordGroups, wordSet } from './clause-words.ts';

/**
 * Words that speak of one thing that may have a value, a line each, whatever class they are of. Source: FrameNet 1.7
 * (lexical units of the frames Employing, Renting, Commerce_sell, Commerce_buy, Expensiveness, Being_operational,
 * Intentionally_create, Coming_to_be, Existence, Rejuvenation, Dimension, Containing, Measure_mass, Duration, Residence,
 * Departing, Arriving, Travel, Earnings_and_losses, Being_in_effect, Activity_stop, Membership, Score, Vehicle, …).
 */
const FRAMES: readonly string[] = [
  'employ employee employer employment staff staffer workforce work worker personnel hire headcount crew',
  'rent rental let lease tenant tenancy lessee renter',
  'deposit security bond',
  'sell sale price buy purchase available market priced',
  'fee charge tariff',
  'found founding foundation founder establish establishment exist existence being inception incorporate',
  'open opening inaugurate inauguration service operation operate operational',
  'release launch introduce introduction publish publication sale appear debut unveil market out',
  'renovate renovation refurbish refurbishment modernise modernisation modernize modernization restore restoration remodel overhaul',
  'build building construct construction complete completion erect',
  'available availability vacant vacancy free unoccupied move occupy',
  'size area space spacious large big small floor',
  'capacity hold seat accommodate fit room stadium ground arena venue hall auditorium',
  'weigh weight heavy light mass',
  'battery charge charging recharge',
  'last run life long duration endure going',
  'range reach radius',
  'speed fast velocity',
  'population inhabitant resident citizen dweller people live home populace',
  'altitude elevation height level lie high tall',
  'salary earn earnings wage pay income remuneration compensation paid make gross',
  'join hire start begin since enter appoint recruit employ come',
  'leave vacation holiday off entitle entitlement allowance',
  'depart departure leave go set',
  'arrive arrival reach get come due',
  'journey trip ride travel travelling traveling run take duration crossing way',
  'stop halt call station',
  'carriage coach car wagon',
  'data volume allowance gigabyte traffic quota',
  'contract term commitment bind minimum tie agreement sign run',
  'notice cancel cancellation terminate termination quit',
  'activate activation connection setup set',
  'member membership belong join',
  'point score collect win take get earn finish end gain season',
  'visit consultation consult appointment see session patient treatment',
  'ticket admission entry entrance watch spectator fare',
  'birth born bear birthday',
  'die death dead',
  'old age aged',
  'produce production output manufacture make',
  'revenue turnover sales takings',
  'profit gain earnings',
  'student pupil enrol enroll enrolment enrollment attend',
  'visitor guest attendance attend visit',
  'warranty guarantee',
  'deliver delivery ship shipping shipment',
  'reply response answer respond',
  'park parking garage carpark',
  'lift elevator',
  'pet animal dog cat',
  'touch touchscreen',
  'heat heated heating',
  'roam roaming abroad',
  'remote remotely home telework',
  'museum gallery',
  'university college campus',
  'airport fly flight',
  'wifi wi-fi wireless internet',
  'bike bicycle cycle',
  'restaurant dining buffet food catering meal',
  'academy train training youth young',
  'accessible wheelchair barrier-free accessibility',
];

/**
 * Words for the part that somebody has in something, a line each: who runs it, whose it is. Source: FrameNet 1.7
 * (Leadership, Possession, Behind_the_scenes, Intentionally_create, Education_teaching, People_by_vocation).
 */
const PARTS: readonly string[] = [
  'manage manager management run runner head lead leader leadership direct director boss charge chief supervise supervisor oversee',
  'own owner ownership belong property proprietor possess let landlord landlady lessor',
  'coach coached train trainer',
  'design designer work draw architect create creator',
  'found founder establish',
  'write author writer',
  'mayor govern',
  'report reports superior line_manager',
  'operate operator run',
  'physician doctor head lead leader',
  'mentor guide',
  'supply supplier provide provider',
  'succeed successor follow',
  'deputy deputise deputize',
  'partner twin twinned',
  'beat defeat',
];

function groupsOf(lines: readonly string[]): WordGroups {
  const found = new Map<string, Set<number>>();
  lines.forEach((line, at) => {
    for (const word of wordSet(line)) found.set(word, (found.get(word) ?? new Set()).add(at));
  });
  return found;
}

export const ENGLISH_FRAMES = groupsOf(FRAMES);
export const ENGLISH_PARTS = groupsOf(PARTS);
