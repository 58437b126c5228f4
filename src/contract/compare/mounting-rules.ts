import { type CompareRule, checkIf, stopsIf } from './compare-rule.ts'

/** Rules for how a part is bolted on. Tolerances in millimetres. */
export const mountingRules: readonly CompareRule[] = [
  stopsIf({ attribute: 'pilotMm', types: 'all', source: 'match' }, 'within', /*i18n*/ 'The pilot differs by {by}.', {
    tolerance: 0.2,
    fits: /*i18n*/ 'The pilot differs by {by}: within what a fit has.',
    cases: [
      { new: 'more', effect: 'stops', reason: /*i18n*/ 'The pilot is larger by {by}: it does not go into the bore.' },
      { new: 'less', effect: 'stops', reason: /*i18n*/ 'The pilot is smaller by {by}: nothing centres it in the bore.' },
    ],
  }),
  stopsIf(
    { attribute: 'holes', types: 'all', source: 'match' },
    'must-equal',
    /*i18n*/ '{new} mounting holes instead of {old}: the pattern differs.',
  ),
  stopsIf({ attribute: 'holeMm', types: 'all', source: 'match' }, 'within', /*i18n*/ 'The holes differ by {by}: the bolts do not suit.', {
    tolerance: 0.3,
    counterpart: 'thread',
    fits: /*i18n*/ 'The holes differ by {by}: the bolts go through.',
    cases: [
      { new: 'more', effect: 'check', reason: /*i18n*/ 'The holes are larger by {by}: the bolts have play.' },
      { new: 'less', effect: 'stops', reason: /*i18n*/ 'The holes are smaller by {by}: the bolts do not go through.' },
    ],
  }),
  stopsIf(
    { attribute: 'holeSpacingMm', types: 'all', source: 'parts' },
    'within',
    /*i18n*/ 'The holes are {by} further apart or closer: the screws do not meet them.',
    { tolerance: 0.3, fits: /*i18n*/ 'The spacing of the holes differs by {by}: the screws still meet them.' },
  ),
  stopsIf(
    { attribute: 'thread', types: 'all', source: 'starters' },
    'must-equal',
    /*i18n*/ 'Thread {new} instead of {old}: the old bolts do not go in.',
    { counterpart: 'holeMm' },
  ),
  stopsIf(
    { attribute: 'mountKind', types: 'all', source: 'match' },
    'must-equal',
    /*i18n*/ 'Mounting {new} instead of {old}: it does not sit in the bracket.',
  ),
  stopsIf(
    { attribute: 'ears', types: 'all', source: 'match' },
    'must-equal',
    /*i18n*/ 'Ears: {new} instead of {old}: they do not meet the bracket.',
    { cases: [{ new: 'more', effect: 'check', reason: /*i18n*/ 'Ears: {new} instead of {old}. Look whether one is in the way.' }] },
  ),
  stopsIf({ attribute: 'footMm', types: 'all', source: 'alternators' }, 'within', /*i18n*/ 'The foot differs by {by}.', {
    tolerance: 0.5,
    fits: /*i18n*/ 'The foot differs by {by}: a washer takes that up.',
    cases: [
      { new: 'more', effect: 'stops', reason: /*i18n*/ 'The foot is wider by {by}: it does not go into the bracket.' },
      { new: 'less', effect: 'check', reason: /*i18n*/ 'The foot is narrower by {by}: it has play in the bracket.' },
    ],
  }),
  checkIf(
    { attribute: 'solenoidClock', types: 'all', source: 'starters' },
    'must-equal',
    /*i18n*/ 'The solenoid sits at {new} instead of {old}: look whether it clears engine and exhaust.',
  ),
  checkIf(
    { attribute: 'clockingDeg', types: 'all', source: 'alternators' },
    'must-equal',
    /*i18n*/ 'Its rear is turned by {by}: look whether plug and cable reach.',
  ),
]
