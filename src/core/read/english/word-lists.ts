/** Words that the cutting of English text into words must know. Written for Assay after the conventions of UD English EWT. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Beginnings that stay in one word with what their hyphen joins: `non-profit`, `e-mail`. */
export const PREFIXES = words(
  'ante anti arch bi bio co counter cross cyber de di dis e eco electro ex extra fore geo hyper il im infra inter intra macro mega meta micro mid mini mis mono multi neo neuro non omni over para penta poly post pre pro proto pseudo psycho quasi re semi socio sub super supra tele trans tri ultra un uni',
);

/** With their point one word, without the last point: `Dr.`, `approx.`. Lower case. */
export const ABBREVIATIONS = words(
  'dr mr mrs ms messrs prof st vs etc cf approx fig figs eq eqs gov capt lt col sgt rev hon mt ft inc ltd co corp bros jr sr dept est assn assoc ave blvd rd jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri gen sen rep reps sec vol vols al ca resp viz lb lbs oz yr yrs hr hrs mins ext tel fax attn para univ inst intl natl',
);

/** The same, but only before a figure: `No. 5`. */
export const BEFORE_FIGURES = words('no nos p pp ch chap art v op sec fig vol');

/** Two words written as one, by where the second begins: `can|not`. */
export const JOINED: ReadonlyMap<string, number> = new Map(
  'can|not gon|na got|ta wan|na lem|me gim|me do|nt does|nt did|nt is|nt are|nt was|nt were|nt have|nt has|nt had|nt would|nt could|nt should|nt wo|nt ca|nt'
    .split(' ')
    .map((pair) => [pair.replace('|', ''), pair.indexOf('|')]),
);

/** What stands behind a number without being a word of its own: `21st`, `1970s`. */
export const ORDINALS = words('st nd rd th s');
