import { type CompareRule, checkIf, noEffect, stopsIf } from './compare-rule.ts'

/** Rules for what is supplied: pieces, contents, and the attributes of workwear. */
export const supplyRules: readonly CompareRule[] = [
  noEffect(
    { attribute: 'count', types: 'all', source: 'practice' },
    /*i18n*/ 'Another number of pieces. Order by what you need; it has no effect on the fit.',
  ),
  stopsIf(
    { attribute: 'count', types: ['brushHolder', 'planetaryGear'], source: 'parts' },
    'must-equal',
    /*i18n*/ 'Pieces: {new} instead of {old}: it is made for another unit.',
  ),
  checkIf(
    { attribute: 'count', types: ['brushSet'], source: 'parts' },
    'more-fits',
    /*i18n*/ '{by} fewer in the set: order as many as the holder takes.',
    { isDecisive: true, fits: /*i18n*/ '{by} more in the set.' },
  ),
  checkIf({ attribute: 'contents', types: 'all', source: 'practice' }, 'covers', /*i18n*/ 'The set lacks: {by}.', {
    fits: /*i18n*/ 'The set holds more; what the old one held is there.',
  }),
  checkIf(
    { attribute: 'supplied', types: 'all', source: 'match' },
    'must-equal',
    /*i18n*/ 'Supplied {new}, the old one {old}: look what has to be moved over.',
  ),
  noEffect(
    { attribute: 'fuelApplication', types: 'all', source: 'practice' },
    /*i18n*/ 'What the supplier lists it for. The measures decide.',
  ),
  checkIf({ attribute: 'size', types: 'all', source: 'practice' }, 'must-equal', /*i18n*/ 'Another size ({new} instead of {old}).'),
  noEffect({ attribute: 'colour', types: 'all', source: 'practice' }, /*i18n*/ 'Another colour.'),
  noEffect({ attribute: 'garment', types: 'all', source: 'practice' }, /*i18n*/ 'Another kind of garment.'),
]
