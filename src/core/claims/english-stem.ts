const IRREGULAR: Readonly<Record<string, string>> = {
  began: 'begin',
  begun: 'begin',
  built: 'build',
  led: 'lead',
  held: 'hold',
  ran: 'run',
  sold: 'sell',
  bought: 'buy',
  made: 'make',
  spent: 'spend',
  wrote: 'write',
  written: 'write',
  won: 'win',
  paid: 'pay',
  lost: 'lose',
  took: 'take',
  taken: 'take',
  has: 'have',
  had: 'have',
  people: 'person',
  men: 'man',
  came: 'come',
  kept: 'keep',
  drew: 'draw',
  drawn: 'draw',
  sent: 'send',
  met: 'meet',
  left: 'leave',
  born: 'birth',
  borne: 'bear',
  carries: 'carry',
  carried: 'carry',
};
const SUFFIX = /(?:'s|ies|ied|ing|ers|er|ors|or|ed|es|s|e|y)$/u;

const BRITISH = /is(e|es|ed|er|ing|ation|ations)$/u;

/** The stem under which an English word of a label and of a sentence meet: managed, manages, manager → manag. */
export function englishStem(word: string): string {
  const lower = word.toLowerCase().replace(BRITISH, 'iz$1').replace(/our$/u, 'or');
  const base = IRREGULAR[lower] ?? lower;
  if (base.length <= 3) return base;
  const cut = base.replace(SUFFIX, '').replace(/e+$/u, '');
  const stem = cut.length >= 3 ? cut : base;
  return /([b-df-hj-np-tv-z])\1$/u.test(stem) && stem.length > 4 ? stem.slice(0, -1) : stem;
}
