import { type CompareRule, checkIf, noEffect, stopsIf } from './compare-rule.ts'

const SERVICE_DATA = /*i18n*/ 'A figure for the bench. It has no effect on the fit.'

/** Rules for voltage, output and the rest of the electrical attributes, with those of the service data. */
export const electricalRules: readonly CompareRule[] = [
  stopsIf(
    { attribute: 'voltage', types: 'all', source: 'match' },
    'must-equal',
    /*i18n*/ '{new} instead of {old}: it is made for another electrical system.',
    {
      cases: [
        { new: 'more', effect: 'stops', reason: /*i18n*/ 'A {new} part on a {old} vehicle: it does not get the voltage that it needs.' },
        { new: 'less', effect: 'stops', reason: /*i18n*/ 'A {new} part on a {old} vehicle: it burns out.' },
      ],
    },
  ),
  checkIf(
    { attribute: 'voltage', types: ['tester'], source: 'practice' },
    'must-equal',
    /*i18n*/ 'It tests {new} instead of {old}: look what you have to test.',
  ),
  checkIf(
    { attribute: 'powerKw', types: 'all', source: 'match' },
    'more-fits',
    /*i18n*/ 'Less power by {by}: it may turn too slowly, most of all in the cold.',
    { isDecisive: true, fits: /*i18n*/ 'More power by {by}: fine when battery and cable carry it.' },
  ),
  checkIf(
    { attribute: 'amps', types: 'all', source: 'match' },
    'more-fits',
    /*i18n*/ 'Less output by {by}: the battery may not stay charged.',
    { isDecisive: true, fits: /*i18n*/ 'More output by {by}: fine when the cable carries it.' },
  ),
  stopsIf(
    { attribute: 'amps', types: ['contactor', 'relay', 'switch'], source: 'parts' },
    'more-fits',
    /*i18n*/ 'It carries {by} less: its contacts burn.',
    { fits: /*i18n*/ 'It carries {by} more: fine.' },
  ),
  checkIf(
    { attribute: 'amps', types: ['rotor', 'stator'], source: 'parts' },
    'must-equal',
    /*i18n*/ 'For {new} instead of {old}: rotor and stator must suit each other.',
    { isDecisive: true },
  ),
  checkIf(
    { attribute: 'amps', types: ['tester'], source: 'practice' },
    'more-fits',
    /*i18n*/ 'It loads {by} less: large units cannot be tested fully.',
    { fits: /*i18n*/ 'It loads {by} more.' },
  ),
  checkIf(
    { attribute: 'setPointV', types: 'all', source: 'alternators' },
    'within',
    /*i18n*/ 'It charges at {new} instead of {old}: look what the battery takes.',
    { tolerance: 0.3, fits: /*i18n*/ 'The charging voltage differs by {by}: usual between makers.' },
  ),
  checkIf(
    { attribute: 'regulatorKind', types: 'all', source: 'alternators' },
    'must-equal',
    /*i18n*/ 'Another kind of regulator ({new} instead of {old}): the wiring differs.',
    { isDecisive: true },
  ),
  stopsIf(
    { attribute: 'regulatorKind', types: ['regulator'], source: 'parts' },
    'must-equal',
    /*i18n*/ 'Another kind of regulator ({new} instead of {old}): it does not control this alternator.',
  ),
  stopsIf(
    { attribute: 'diodes', types: 'all', source: 'parts' },
    'must-equal',
    /*i18n*/ '{new} diodes instead of {old}: the stator has other leads.',
  ),
  checkIf(
    { attribute: 'diodeAmps', types: 'all', source: 'parts' },
    'more-fits',
    /*i18n*/ 'Each diode carries {by} less: too little for the full output.',
    { isDecisive: true, fits: /*i18n*/ 'Each diode carries {by} more: fine.' },
  ),
  checkIf({ attribute: 'zener', types: 'all', source: 'parts' }, 'must-equal', /*i18n*/ 'Avalanche diodes: {new} instead of {old}.', {
    cases: [
      {
        old: ['no'],
        new: ['yes'],
        effect: 'fits',
        reason: /*i18n*/ 'Avalanche diodes, where the old one had none: they only protect better.',
      },
      { old: ['yes'], new: ['no'], effect: 'check', reason: /*i18n*/ 'No avalanche diodes: voltage peaks reach the electronics.' },
    ],
  }),
  stopsIf(
    { attribute: 'poles', types: 'all', source: 'parts' },
    'must-equal',
    /*i18n*/ '{new} poles instead of {old}: it does not suit the rest of the unit.',
  ),
  checkIf(
    { attribute: 'winding', types: 'all', source: 'parts' },
    'must-equal',
    /*i18n*/ 'Another winding ({new} instead of {old}): leads and output differ.',
  ),
  checkIf(
    { attribute: 'rotorOhm', types: ['rotor'], source: 'parts' },
    'within',
    /*i18n*/ 'The winding has {new} instead of {old}: look what the regulator carries.',
    { tolerance: 0.3, fits: /*i18n*/ 'Differs by {by}: usual between makers.' },
  ),
  noEffect({ attribute: 'rotorOhm', types: 'all', source: 'alternators' }, SERVICE_DATA),
  noEffect({ attribute: 'pullInOhm', types: 'all', source: 'parts' }, SERVICE_DATA),
  noEffect({ attribute: 'holdInOhm', types: 'all', source: 'parts' }, SERVICE_DATA),
  noEffect({ attribute: 'noLoadAmps', types: 'all', source: 'starters' }, SERVICE_DATA),
  noEffect({ attribute: 'noLoadRpm', types: 'all', source: 'starters' }, SERVICE_DATA),
  noEffect({ attribute: 'brushNewMm', types: 'all', source: 'starters' }, SERVICE_DATA),
  noEffect({ attribute: 'brushLeastMm', types: 'all', source: 'starters' }, SERVICE_DATA),
]
