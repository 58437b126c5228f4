import { type CompareRule, checkIf, noEffect, type RuleCase, stopsIf } from './compare-rule.ts'

/** A unit for both directions replaces one for either. Of an old one for both, nobody knows which way it was turned. */
const bothDirections: readonly RuleCase[] = [
  { new: ['both'], effect: 'fits', reason: /*i18n*/ 'It is made for both directions.' },
  { old: ['both'], effect: 'unknown', reason: /*i18n*/ 'The old one ran in both directions. Look which way yours turns.' },
]

const freewheels = ['OAP', 'OAD']

/** Pulleys for one belt that behave differently, and units that come without one. Other pairs need another belt. */
const pulleyCases: readonly RuleCase[] = [
  { new: ['none'], effect: 'check', reason: /*i18n*/ 'It comes without a pulley: the old pulley has to fit its shaft.' },
  { old: ['none'], effect: 'check', reason: /*i18n*/ 'It comes with a pulley ({new}), the old one had none: look whether it lines up.' },
  {
    old: ['PV'],
    new: freewheels,
    effect: 'check',
    reason: /*i18n*/ 'A freewheel pulley ({new}) instead of a solid one: belt and tensioner differ.',
  },
  {
    old: freewheels,
    new: ['PV'],
    effect: 'check',
    reason: /*i18n*/ 'A solid pulley instead of a freewheel one ({old}): belt and tensioner wear sooner.',
  },
  {
    old: freewheels,
    new: freewheels,
    effect: 'check',
    reason: /*i18n*/ '{new} instead of {old}: with and without a spring, the belt drive is tuned for one of them.',
  },
]

/** Rules for what turns: pinion, rotation, pulley, splines. */
export const driveRules: readonly CompareRule[] = [
  stopsIf({ attribute: 'teeth', types: 'all', source: 'match' }, 'must-equal', /*i18n*/ '{new} teeth instead of {old}: they do not mesh.', {
    cases: [
      { new: 'more', effect: 'stops', reason: /*i18n*/ '{new} teeth instead of {old}: it grinds in the ring gear.' },
      { new: 'less', effect: 'stops', reason: /*i18n*/ '{new} teeth instead of {old}: it does not reach into the ring gear.' },
    ],
  }),
  stopsIf(
    { attribute: 'teeth', types: ['planetaryGear', 'reductionGear'], source: 'parts' },
    'must-equal',
    /*i18n*/ '{new} teeth instead of {old}: it does not mesh with the other gears.',
  ),
  stopsIf(
    { attribute: 'pinionOdMm', types: 'all', source: 'starters' },
    'within',
    /*i18n*/ 'The pinion’s diameter differs by {by}: its teeth are of another size and do not mesh.',
    { tolerance: 0.5, isDecisive: false, fits: /*i18n*/ 'The pinion’s diameter differs by {by}: no more than a worn tooth.' },
  ),
  stopsIf(
    { attribute: 'rotation', types: 'all', source: 'match' },
    'must-equal',
    /*i18n*/ 'Other rotation ({new} instead of {old}): it turns the engine the wrong way.',
    { cases: bothDirections },
  ),
  stopsIf(
    { attribute: 'rotation', types: ['alternator', 'starterGenerator', 'fan'], source: 'alternators' },
    'must-equal',
    /*i18n*/ 'Other rotation ({new} instead of {old}): its fan blows the wrong way, and it runs hot.',
    { cases: bothDirections },
  ),
  stopsIf(
    { attribute: 'rotation', types: ['dcMotor'], source: 'practice' },
    'must-equal',
    /*i18n*/ 'Other rotation ({new} instead of {old}): pump or winch turns the wrong way.',
    { cases: bothDirections },
  ),
  stopsIf(
    { attribute: 'rotation', types: ['drive'], source: 'parts' },
    'must-equal',
    /*i18n*/ 'Other rotation ({new} instead of {old}): its clutch slips where it should hold.',
    { cases: bothDirections },
  ),
  noEffect(
    { attribute: 'starterKind', types: 'all', source: 'starters' },
    /*i18n*/ 'Another construction. It bolts on when the measures agree.',
  ),
  stopsIf(
    { attribute: 'pulleyKind', types: 'all', source: 'match' },
    'must-equal',
    /*i18n*/ 'Pulley {new} instead of {old}: the belt does not run in it.',
    { cases: pulleyCases },
  ),
  stopsIf(
    { attribute: 'grooves', types: 'all', source: 'match' },
    'must-equal',
    /*i18n*/ '{new} grooves instead of {old}: the belt hangs over the edge.',
    {
      cases: [
        {
          new: 'more',
          effect: 'check',
          reason: /*i18n*/ '{new} grooves instead of {old}: the belt runs only if the pulley lines up.',
        },
      ],
    },
  ),
  checkIf({ attribute: 'pulleyOdMm', types: 'all', source: 'alternators' }, 'within', /*i18n*/ 'The pulley’s diameter differs by {by}.', {
    tolerance: 1,
    fits: /*i18n*/ 'The pulley’s diameter differs by {by}: the belt takes that up.',
    cases: [
      { new: 'more', effect: 'check', reason: /*i18n*/ 'The pulley is larger by {by}: it turns slower, and the belt may be too short.' },
      { new: 'less', effect: 'check', reason: /*i18n*/ 'The pulley is smaller by {by}: it turns faster, and the belt may be too long.' },
    ],
  }),
  stopsIf(
    { attribute: 'splines', types: 'all', source: 'parts' },
    'must-equal',
    /*i18n*/ '{new} splines instead of {old}: it does not go on the shaft.',
  ),
  stopsIf(
    { attribute: 'bars', types: 'all', source: 'parts' },
    'must-equal',
    /*i18n*/ '{new} bars instead of {old}: it is wound for another motor.',
  ),
  checkIf(
    { attribute: 'fan', types: 'all', source: 'alternators' },
    'must-equal',
    /*i18n*/ 'The fan is {new} instead of {old}: measure the space.',
  ),
  stopsIf({ attribute: 'vacuumPump', types: 'all', source: 'alternators' }, 'must-equal', /*i18n*/ 'Vacuum pump: {new} instead of {old}.', {
    cases: [
      { old: ['yes'], new: ['no'], effect: 'stops', reason: /*i18n*/ 'Without a vacuum pump: the brake booster gets no vacuum.' },
      {
        old: ['no'],
        new: ['yes'],
        effect: 'stops',
        reason: /*i18n*/ 'With a vacuum pump: there is no oil line for it, and it needs space.',
      },
    ],
  }),
]
