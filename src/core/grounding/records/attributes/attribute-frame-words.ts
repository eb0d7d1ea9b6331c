import { englishWordStem } from '../../../language/english-word-stem.ts';

/** Words with which a report is told whatever it is about: who says it, how it is valued, what kind of thing it is. */
const FRAME = `
overall based according provided structured data information objective overview summary record listed given available
additionally furthermore moreover however despite although while overall generally particularly especially specifically
customer customers review reviews reviewer reviewers guest guests visitor visitors user users patron patrons people person individual
business place establishment company store shop location spot option options choice choices variety range selection offering offerings
offer offers offering provide provides providing feature features featuring include includes including serve serves serving specialize specializes
known popular great good excellent nice wonderful amazing fantastic best better high highly quality well-known renowned convenient conveniently
positive negative mixed feedback experience experiences opinion opinions comment comments concern concerns issue issues complaint complaints
praise praised praising mention mentioned mentioning note noted noting report reported express expressed expressing describe described
appreciate appreciated highlight highlighted enjoy enjoyed enjoying recommend recommended recommending complain complained state stated
criticize criticized commend commended found feel felt love loved like liked say said stating claimed suggest suggested cite cited
receive received rating rated rate star stars average score overall
locate located situated find enjoy visit visiting visitor try trying look looking seek seeking want wanting
make makes making ideal perfect suitable worth consider considering destination
time times day days week hour hours open operate operates operating closed close business daily weekday weekend am pm
various different several multiple numerous many few additional other another overall number
friendly attentive clean helpful poor slow
also well really very quite rather highly still
area city town state street local locals
ensure allow allows allowing accommodate accommodating cater catered
include aspect aspects term terms part item items thing things way lot
one two three first second third recent recently past current currently
due lack lacking specific detail details attribute attributes
seem seems appear appears indicate indicates indicating show shows reflect reflects
atmosphere setting environment service services staff
feature amenity amenities convenience
satisfied satisfaction dissatisfied dissatisfaction disappointed disappointing disappointment pleased happy unhappy
value values worth addition`;

/** Their stems. */
export const FRAME_STEMS: ReadonlySet<string> = new Set(
  FRAME.trim()
    .split(/\s+/)
    .map((word) => englishWordStem(word)),
);
