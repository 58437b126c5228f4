import type { PartType } from '#contract/part/part-types.ts'
import { type CompareRule, checkIf, noEffect, stopsIf } from './compare-rule.ts'

/** Complete units and boxes, which stand free: a smaller one has its place, a larger one needs space. */
const freeStanding: readonly PartType[] = [
  'starter',
  'alternator',
  'dcMotor',
  'starterGenerator',
  'beltStarterGenerator',
  'dcConverter',
  'contactor',
  'relay',
]
/** Parts whose length is the way that they bridge. */
const leads: readonly PartType[] = ['plugLead', 'batteryCable']
const tools: readonly PartType[] = ['tester', 'pullerTool']

const LONGER = /*i18n*/ 'Longer by {by}: measure the space.'
const SHORTER = /*i18n*/ 'Shorter by {by}: it takes less space.'
const TOOL = /*i18n*/ 'A tool is not mounted. Its size has no effect on the fit.'
const USUAL = /*i18n*/ 'Differs by {by}: usual between makers.'
const BORE_OFF = /*i18n*/ 'The bore differs by {by}: it does not sit on the shaft.'
const OUTSIDE_OFF = /*i18n*/ 'The outside diameter differs by {by}: it does not sit in its place.'

/** Rules for lengths, diameters and other sizes, and for what a part is made of. Tolerances in millimetres. */
export const sizeRules: readonly CompareRule[] = [
  checkIf({ attribute: 'lengthMm', types: freeStanding, source: 'practice' }, 'less-fits', LONGER, { tolerance: 2, fits: SHORTER }),
  checkIf({ attribute: 'lengthMm', types: leads, source: 'practice' }, 'more-fits', /*i18n*/ 'Shorter by {by}: measure the way.', {
    isDecisive: true,
    fits: /*i18n*/ 'Longer by {by}: it reaches.',
  }),
  noEffect({ attribute: 'lengthMm', types: tools, source: 'practice' }, TOOL),
  stopsIf(
    { attribute: 'lengthMm', types: ['brushSet'], source: 'parts' },
    'within',
    /*i18n*/ 'The brush differs by {by} across: it jams or tilts in its holder.',
    { tolerance: 0.2, fits: USUAL },
  ),
  stopsIf(
    { attribute: 'lengthMm', types: 'all', source: 'parts' },
    'within',
    /*i18n*/ 'The length differs by {by}: it does not suit the rest of the unit.',
    { tolerance: 0.5, fits: USUAL },
  ),
  checkIf({ attribute: 'bodyOdMm', types: 'all', source: 'practice' }, 'less-fits', /*i18n*/ 'Thicker by {by}: measure the space.', {
    tolerance: 2,
    fits: /*i18n*/ 'Thinner by {by}: it takes less space.',
  }),
  stopsIf({ attribute: 'boreMm', types: 'all', source: 'parts' }, 'within', BORE_OFF, { tolerance: 0.04, fits: USUAL }),
  stopsIf({ attribute: 'boreMm', types: ['bearing'], source: 'bearings' }, 'within', BORE_OFF, { tolerance: 0.01, fits: USUAL }),
  stopsIf({ attribute: 'odMm', types: 'all', source: 'parts' }, 'within', OUTSIDE_OFF, { tolerance: 0.3, fits: USUAL }),
  stopsIf({ attribute: 'odMm', types: ['bearing', 'bushing'], source: 'bearings' }, 'within', OUTSIDE_OFF, {
    tolerance: 0.01,
    fits: USUAL,
  }),
  checkIf(
    { attribute: 'odMm', types: ['pulley', 'clutchPulley'], source: 'parts' },
    'within',
    /*i18n*/ 'The pulley’s diameter differs by {by}: speed and belt length change.',
    { tolerance: 1, isDecisive: true, fits: /*i18n*/ 'The pulley’s diameter differs by {by}: the belt takes that up.' },
  ),
  checkIf({ attribute: 'odMm', types: ['fan'], source: 'practice' }, 'less-fits', /*i18n*/ 'Larger by {by}: measure the space.', {
    tolerance: 1,
    fits: /*i18n*/ 'Smaller by {by}: it takes less space and cools less.',
  }),
  stopsIf(
    { attribute: 'widthMm', types: 'all', source: 'parts' },
    'within',
    /*i18n*/ 'The width differs by {by}: it does not sit in its place.',
    { tolerance: 0.3, fits: USUAL },
  ),
  stopsIf(
    { attribute: 'widthMm', types: ['bearing'], source: 'bearings' },
    'within',
    /*i18n*/ 'The width differs by {by}: same bore and diameter, but another bearing.',
    { tolerance: 0.01, fits: USUAL },
  ),
  stopsIf(
    { attribute: 'widthMm', types: ['brushSet'], source: 'parts' },
    'within',
    /*i18n*/ 'The brush differs by {by} across: it jams or tilts in its holder.',
    { tolerance: 0.2, fits: USUAL },
  ),
  checkIf(
    { attribute: 'widthMm', types: ['pulley', 'clutchPulley'], source: 'parts' },
    'within',
    /*i18n*/ 'The width differs by {by}: look whether the belt lines up.',
    { tolerance: 0.5, fits: USUAL },
  ),
  checkIf({ attribute: 'widthMm', types: ['dcConverter'], source: 'practice' }, 'less-fits', /*i18n*/ 'Wider by {by}: measure the space.', {
    tolerance: 2,
    fits: /*i18n*/ 'Narrower by {by}: it takes less space.',
  }),
  checkIf(
    { attribute: 'widthMm', types: ['batteryCable'], source: 'practice' },
    'more-fits',
    /*i18n*/ 'Thinner by {by}: look what current it carries.',
    { fits: /*i18n*/ 'Thicker by {by}: it carries more.' },
  ),
  noEffect({ attribute: 'widthMm', types: tools, source: 'practice' }, TOOL),
  stopsIf(
    { attribute: 'heightMm', types: 'all', source: 'parts' },
    'within',
    /*i18n*/ 'The height differs by {by}: it does not suit the rest of the unit.',
    { tolerance: 0.5, fits: USUAL },
  ),
  checkIf(
    { attribute: 'heightMm', types: ['brushSet'], source: 'parts' },
    'within',
    /*i18n*/ 'The brush is {new} long instead of {old}: look whether the spring holds it.',
    { tolerance: 1, fits: USUAL },
  ),
  checkIf(
    { attribute: 'heightMm', types: [...freeStanding, 'protectiveCap'], source: 'practice' },
    'less-fits',
    /*i18n*/ 'Higher by {by}: measure the space.',
    { tolerance: 1, fits: /*i18n*/ 'Lower by {by}: it takes less space.' },
  ),
  stopsIf(
    { attribute: 'commutatorOdMm', types: 'all', source: 'parts' },
    'within',
    /*i18n*/ 'The commutator’s diameter differs by {by}: the brushes do not bear on it.',
    { tolerance: 0.5, fits: USUAL },
  ),
  checkIf(
    { attribute: 'seal', types: 'all', source: 'bearings' },
    'must-equal',
    /*i18n*/ 'Another seal ({new} instead of {old}): look what dirt and heat reach it.',
  ),
  checkIf(
    { attribute: 'bearingCode', types: 'all', source: 'bearings' },
    'must-equal',
    /*i18n*/ 'Another code ({new} instead of {old}): clearance or seal differ even where the size agrees.',
  ),
  noEffect({ attribute: 'material', types: 'all', source: 'practice' }, /*i18n*/ 'Another material. It has no effect on the fit.'),
  checkIf(
    { attribute: 'material', types: ['bushing', 'batteryCable'], source: 'practice' },
    'must-equal',
    /*i18n*/ 'Another material ({new} instead of {old}): it wears or carries current differently.',
  ),
]
