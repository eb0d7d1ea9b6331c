import type { OperatorLines } from './operator-words.ts';

/**
 * Comparison and quantity in English. Source: Huddleston and Pullum, The Cambridge Grammar of the English Language
 * (2002), ch. 13 (comparative constructions), ch. 5 § 7 (quantification), ch. 6 § 7 (focusing modifiers).
 */
export const ENGLISH_OPERATORS: OperatorLines = {
  degrees: [
    { side: 'up', more: 'more', most: 'most' },
    { side: 'up', more: 'ahead' },
    { side: 'down', more: 'less fewer', most: 'least fewest' },
    { side: 'up', usual: 'length', more: 'higher', most: 'highest' },
    { side: 'down', usual: 'length', more: 'lower', most: 'lowest' },
    { side: 'up', more: 'greater', most: 'greatest' },
    { side: 'up', usual: 'area', more: 'larger bigger', most: 'largest biggest' },
    { side: 'down', usual: 'area', more: 'smaller', most: 'smallest' },
    {
      side: 'up',
      dimension: 'currency',
      plain: 'expensive costly',
      more: 'dearer costlier pricier',
      most: 'dearest costliest priciest',
    },
    { side: 'down', dimension: 'currency', plain: 'cheap affordable', more: 'cheaper', most: 'cheapest' },
    { side: 'up', dimension: 'mass', more: 'heavier weightier', most: 'heaviest weightiest' },
    { side: 'down', dimension: 'mass', more: 'lighter', most: 'lightest' },
    {
      side: 'up',
      dimension: 'length',
      more: 'longer taller wider deeper farther further loftier broader thicker rainier wetter snowier',
      most: 'longest tallest widest deepest farthest furthest loftiest broadest thickest rainiest wettest snowiest',
    },
    {
      side: 'up',
      dimension: 'duration',
      more: 'longer lengthier slower',
      most: 'longest lengthiest slowest',
    },
    {
      side: 'down',
      dimension: 'length',
      more: 'shorter narrower nearer shallower thinner slimmer closer drier dryer',
      most: 'shortest narrowest nearest shallowest thinnest slimmest closest driest dryest',
    },
    {
      side: 'down',
      dimension: 'duration',
      more: 'shorter briefer quicker faster speedier swifter',
      most: 'shortest briefest quickest fastest speediest swiftest',
    },
    { side: 'up', dimension: 'area', plain: 'spacious', more: 'roomier', most: 'roomiest' },
    { side: 'down', dimension: 'period', more: 'earlier sooner before', most: 'earliest first soonest' },
    { side: 'up', dimension: 'period', more: 'later after', most: 'latest last' },
    { side: 'down', dimension: 'clock', more: 'earlier sooner before', most: 'earliest first' },
    { side: 'up', dimension: 'clock', more: 'later after', most: 'latest last' },
    { side: 'down', dimension: 'beginning', more: 'older', most: 'oldest' },
    { side: 'up', dimension: 'age', more: 'older elder', most: 'oldest eldest' },
    { side: 'up', dimension: 'beginning', more: 'newer younger', most: 'newest youngest' },
    { side: 'down', dimension: 'age', more: 'younger', most: 'youngest' },
    {
      side: 'up',
      dimension: 'speed',
      more: 'faster quicker swifter speedier windier',
      most: 'fastest quickest swiftest speediest windiest',
    },
    { side: 'down', dimension: 'speed', more: 'slower calmer', most: 'slowest calmest' },
    { side: 'up', dimension: 'temperature', more: 'hotter warmer', most: 'hottest warmest' },
    {
      side: 'down',
      dimension: 'temperature',
      more: 'colder cooler chillier icier frostier',
      most: 'coldest coolest chilliest iciest frostiest',
    },
    { side: 'down', dimension: 'area', more: 'pokier', most: 'pokiest' },
    { side: 'up', dimension: 'volume', more: 'roomier', most: 'roomiest' },
  ],
  roles: {
    more: 'more',
    less: 'less',
    most: 'most',
    least: 'least',
    than: 'than before after ahead_of',
    exceeding: 'exceed exceeds exceeded outnumber outnumbers outnumbered surpass surpasses surpassed',
    together: 'together in_total in_all altogether combined between_them add_up adds_up added_up',
    only: 'only alone',
    all: 'all every each',
    none: 'no none not_one not_a_single',
    of: 'of',
    beginning: 'found establish open build release launch create start begin introduce come',
    rising:
      'rise rises rose risen rising increase increases increased grow grows grew grown climb climbs climbed gain gained',
    falling:
      'fall falls fell fallen drop drops dropped decrease decreases decreased decline declines declined shrink shrinks shrank sink sinks sank',
    changing:
      'double doubles doubled triple triples tripled treble trebles trebled quadruple quadruples quadrupled halve halves halved',
    times: 'as many much twice thrice times half',
    average: 'average mean on_average averages',
    respective: 'respectively',
    except: 'except except_for apart_from but excluding save_for',
    unread:
      'nearly almost about roughly if or twice half times except besides but half_as not_as much far one_of among',
  },
};
