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
    { side: 'up', dimension: 'mass', more: 'heavier', most: 'heaviest' },
    { side: 'down', dimension: 'mass', more: 'lighter', most: 'lightest' },
    { side: 'up', dimension: 'length', more: 'longer', most: 'longest' },
    { side: 'up', dimension: 'duration', more: 'longer', most: 'longest' },
    { side: 'down', dimension: 'length', more: 'shorter', most: 'shortest' },
    { side: 'down', dimension: 'duration', more: 'shorter', most: 'shortest' },
    {
      side: 'up',
      dimension: 'length',
      more: 'taller wider deeper farther further',
      most: 'tallest widest deepest farthest furthest',
    },
    {
      side: 'down',
      dimension: 'length',
      more: 'narrower nearer shallower',
      most: 'narrowest nearest shallowest',
    },
    { side: 'up', dimension: 'area', plain: 'spacious' },
    { side: 'down', dimension: 'period', more: 'earlier sooner before', most: 'earliest first' },
    { side: 'up', dimension: 'period', more: 'later after', most: 'latest last' },
    { side: 'down', dimension: 'clock', more: 'earlier sooner before', most: 'earliest first' },
    { side: 'up', dimension: 'clock', more: 'later after', most: 'latest last' },
    { side: 'down', dimension: 'beginning', more: 'older', most: 'oldest' },
    { side: 'up', dimension: 'age', more: 'older', most: 'oldest' },
    { side: 'up', dimension: 'beginning', more: 'newer younger', most: 'newest youngest' },
    { side: 'down', dimension: 'age', more: 'younger', most: 'youngest' },
    { side: 'up', dimension: 'speed', more: 'faster', most: 'fastest' },
    { side: 'down', dimension: 'speed', more: 'slower', most: 'slowest' },
    { side: 'up', dimension: 'temperature', more: 'hotter warmer', most: 'hottest warmest' },
    { side: 'down', dimension: 'temperature', more: 'colder cooler', most: 'coldest coolest' },
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
