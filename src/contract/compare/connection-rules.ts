import { type CompareRule, checkIf, type RuleCase, stopsIf } from './compare-rule.ts'

/** Codes of plugs whose line carries data, not a lamp. */
const busCodes = ['LIN', 'LIN-L', 'BSS', 'COM', 'BSD', 'RLO', 'SIG', 'RVC', 'PWM']

const busCases: readonly RuleCase[] = [
  {
    new: busCodes,
    effect: 'stops',
    reason: /*i18n*/ 'Its plug carries data ({new}) where the old one had {old}: it does not charge here.',
  },
  {
    old: busCodes,
    effect: 'stops',
    reason: /*i18n*/ 'The old plug carried data ({old}), this one does not ({new}): the control unit cannot reach it.',
  },
]

const PINS = /*i18n*/ 'Pins: {new} instead of {old}: the plug does not go in.'

const LACKS_TERMINALS = /*i18n*/ 'It lacks {by}: look whether your vehicle uses it.'
const MORE_TERMINALS = /*i18n*/ 'It has more terminals; those of the old one are there.'

/** Rules for plugs, terminals, studs and leads. */
export const connectionRules: readonly CompareRule[] = [
  stopsIf({ attribute: 'plugPins', types: 'all', source: 'match' }, 'must-equal', PINS),
  stopsIf(
    { attribute: 'plugShape', types: 'all', source: 'match' },
    'must-equal',
    /*i18n*/ 'Another plug ({new} instead of {old}): it does not go in.',
  ),
  checkIf(
    { attribute: 'plugCode', types: 'all', source: 'buses' },
    'must-equal',
    /*i18n*/ 'Other letters at the plug ({new} instead of {old}): makers name one wire differently. Compare the wiring.',
    { isDecisive: true, cases: busCases },
  ),
  checkIf({ attribute: 'terminals', types: 'all', source: 'starters' }, 'covers', LACKS_TERMINALS, { fits: MORE_TERMINALS }),
  checkIf(
    { attribute: 'terminals', types: ['solenoid', 'contactor', 'relay', 'switch', 'rectifier'], source: 'parts' },
    'covers',
    LACKS_TERMINALS,
    { isDecisive: true, fits: MORE_TERMINALS },
  ),
  checkIf(
    { attribute: 'studThread', types: 'all', source: 'starters' },
    'must-equal',
    /*i18n*/ 'Stud {new} instead of {old}: cable lug and nut have to be changed.',
  ),
  stopsIf(
    { attribute: 'leads', types: 'all', source: 'parts' },
    'must-equal',
    /*i18n*/ '{new} leads instead of {old}: the rectifier has other terminals.',
  ),
]
