import type { AttributeKey } from './attributes.ts'
import { type PartType, partTypeNames } from './part-type-names.ts'

/**
 * Every kind of part in the trade that the shop knows: its name, the words people also call it (search synonyms), the sub-category it is
 * sold in, and the attributes in the order in which a mechanic asks for them. The first four decide, and stand in lists.
 */
export interface PartTypeRow {
  name: string
  also: readonly string[]
  /** Home sub-category (see categories.ts). */
  category: string
  attributes: readonly AttributeKey[]
}

export const partTypes = {
  starter: {
    name: 'Starter',
    also: ['starter motor', 'cranking motor', 'anlasser', 'démarreur', 'arranque'],
    category: '101',
    attributes: [
      'voltage',
      'powerKw',
      'teeth',
      'rotation',
      'starterKind',
      'pinionOdMm',
      'pilotMm',
      'holes',
      'holeMm',
      'thread',
      'solenoidClock',
      'terminals',
      'studThread',
      'lengthMm',
      'bodyOdMm',
      'noLoadAmps',
      'noLoadRpm',
      'brushNewMm',
      'brushLeastMm',
      'supplied',
    ],
  },
  alternator: {
    name: 'Alternator',
    also: ['generator', 'lichtmaschine', 'alternateur', 'alternador'],
    category: '201',
    attributes: [
      'voltage',
      'amps',
      'pulleyKind',
      'rotation',
      'grooves',
      'pulleyOdMm',
      'regulatorKind',
      'setPointV',
      'plugPins',
      'plugCode',
      'plugShape',
      'fan',
      'mountKind',
      'ears',
      'holeMm',
      'footMm',
      'clockingDeg',
      'vacuumPump',
      'lengthMm',
      'bodyOdMm',
      'studThread',
      'rotorOhm',
      'brushNewMm',
      'brushLeastMm',
      'supplied',
    ],
  },
  solenoid: {
    name: 'Solenoid',
    also: ['magnetic switch', 'solenoid switch', 'starter relay', 'magnetschalter'],
    category: '301',
    attributes: ['voltage', 'terminals', 'holes', 'studThread', 'holeSpacingMm', 'lengthMm', 'bodyOdMm', 'pullInOhm', 'holdInOhm'],
  },
  drive: {
    name: 'Drive assembly',
    also: ['bendix', 'pinion', 'overrunning clutch', 'freewheel', 'one-way clutch', 'ritzel'],
    category: '302',
    attributes: ['teeth', 'rotation', 'splines', 'lengthMm', 'pinionOdMm', 'odMm', 'boreMm'],
  },
  armature: {
    name: 'Armature',
    also: ['anker', 'inducido', 'starter rotor'],
    category: '303',
    attributes: ['voltage', 'lengthMm', 'splines', 'commutatorOdMm', 'bars', 'odMm'],
  },
  fieldCase: {
    name: 'Field case',
    also: ['field coil', 'yoke', 'pole housing', 'field frame'],
    category: '304',
    attributes: ['voltage', 'poles', 'odMm', 'lengthMm', 'winding'],
  },
  brushHolder: {
    name: 'Brush holder',
    also: ['brush box', 'brush plate', 'bürstenhalter'],
    category: '305',
    attributes: ['voltage', 'count', 'odMm', 'brushNewMm', 'brushLeastMm'],
  },
  brushSet: {
    name: 'Brush set',
    also: ['carbons', 'carbon brushes', 'kohlebürsten'],
    category: '306',
    attributes: ['voltage', 'count', 'lengthMm', 'widthMm', 'heightMm'],
  },
  planetaryGear: {
    name: 'Planetary gear',
    also: ['internal gear', 'ring gear', 'sun gear', 'epicyclic', 'reduction gear'],
    category: '307',
    attributes: ['teeth', 'odMm', 'widthMm', 'splines', 'count'],
  },
  driveEndHousing: {
    name: 'Drive-end housing',
    also: ['nose cone', 'de bracket', 'de frame', 'snout'],
    category: '308',
    attributes: ['pilotMm', 'holes', 'holeMm', 'boreMm', 'lengthMm', 'material'],
  },
  commutatorEndCover: {
    name: 'Commutator-end cover',
    also: ['ce bracket', 'end cap', 'rear cover'],
    category: '309',
    attributes: ['odMm', 'boreMm', 'holes', 'heightMm', 'material'],
  },
  forkLever: {
    name: 'Fork lever',
    also: ['shift lever', 'shift fork', 'engaging lever'],
    category: '310',
    attributes: ['lengthMm', 'widthMm', 'material'],
  },
  bushing: {
    name: 'Bushing',
    also: ['bush', 'sleeve bearing', 'sintered bush'],
    category: '311',
    attributes: ['boreMm', 'odMm', 'lengthMm', 'material', 'count'],
  },
  starterRepairKit: {
    name: 'Starter repair kit',
    also: ['overhaul kit', 'rebuild kit'],
    category: '312',
    attributes: ['voltage', 'count', 'contents'],
  },
  rotor: {
    name: 'Rotor',
    also: ['field rotor', 'claw-pole rotor', 'läufer'],
    category: '401',
    attributes: ['voltage', 'amps', 'odMm', 'lengthMm', 'poles', 'rotorOhm'],
  },
  stator: {
    name: 'Stator',
    also: ['stator coil', 'ständer'],
    category: '402',
    attributes: ['voltage', 'amps', 'odMm', 'heightMm', 'leads', 'winding'],
  },
  rectifier: {
    name: 'Rectifier',
    also: ['diode bridge', 'diode plate', 'heat sink', 'diode trio'],
    category: '403',
    attributes: ['diodes', 'diodeAmps', 'odMm', 'zener', 'terminals', 'holeSpacingMm'],
  },
  regulator: {
    name: 'Voltage regulator',
    also: ['ic regulator', 'regler', 'vr'],
    category: '404',
    attributes: ['setPointV', 'regulatorKind', 'plugPins', 'plugCode', 'holeSpacingMm', 'supplied'],
  },
  bearing: {
    name: 'Bearing',
    also: ['ball bearing', 'kugellager'],
    category: '405',
    attributes: ['bearingCode', 'boreMm', 'odMm', 'widthMm', 'seal'],
  },
  slipRing: {
    name: 'Slip ring',
    also: ['collector ring', 'collector', 'schleifring'],
    category: '406',
    attributes: ['odMm', 'boreMm', 'lengthMm'],
  },
  pulley: {
    name: 'Pulley',
    also: ['solid pulley', 'belt pulley', 'riemenscheibe'],
    category: '407',
    attributes: ['pulleyKind', 'grooves', 'odMm', 'boreMm', 'widthMm'],
  },
  clutchPulley: {
    name: 'Overrunning pulley',
    also: ['oap', 'oad', 'clutch pulley', 'freewheel pulley', 'decoupler'],
    category: '408',
    attributes: ['pulleyKind', 'grooves', 'odMm', 'boreMm', 'widthMm', 'thread'],
  },
  driveEndFrame: {
    name: 'Alternator frame, drive end',
    also: ['front bracket', 'de frame', 'front housing'],
    category: '409',
    attributes: ['odMm', 'ears', 'holeMm', 'boreMm', 'mountKind', 'material'],
  },
  slipRingEndFrame: {
    name: 'Alternator frame, slip-ring end',
    also: ['rear bracket', 'sre frame', 'rear housing'],
    category: '410',
    attributes: ['odMm', 'ears', 'boreMm', 'heightMm', 'material'],
  },
  fan: {
    name: 'Fan',
    also: ['cooling fan', 'lüfter'],
    category: '411',
    attributes: ['odMm', 'boreMm', 'count', 'rotation', 'fan'],
  },
  protectiveCap: {
    name: 'Protective cap',
    also: ['plastic cover', 'plastic hood', 'backing cover'],
    category: '412',
    attributes: ['odMm', 'heightMm', 'holes', 'material'],
  },
  alternatorRepairKit: {
    name: 'Alternator repair kit',
    also: ['overhaul kit', 'brushes and bearings'],
    category: '413',
    attributes: ['voltage', 'count', 'contents'],
  },
  dcMotor: {
    name: 'DC motor',
    also: ['hydraulic motor', 'power-pack motor', 'winch motor', 'trim motor', 'tail-lift motor', 'pump motor'],
    category: '501',
    attributes: ['voltage', 'powerKw', 'rotation', 'lengthMm', 'bodyOdMm', 'studThread', 'holes', 'splines'],
  },
  starterGenerator: {
    name: 'Starter-generator',
    also: ['golf cart generator', 'dynastart', 'dynamo'],
    category: '502',
    attributes: ['voltage', 'amps', 'rotation', 'powerKw', 'lengthMm', 'bodyOdMm', 'pulleyKind', 'studThread'],
  },
  beltStarterGenerator: {
    name: 'Belt starter-generator',
    also: ['bsg', '48 v generator', 'mild hybrid generator', 'isg'],
    category: '601',
    attributes: ['voltage', 'powerKw', 'grooves', 'pulleyKind', 'pulleyOdMm', 'plugPins', 'lengthMm', 'bodyOdMm'],
  },
  dcConverter: {
    name: 'DC/DC converter',
    also: ['voltage converter', 'wandler'],
    category: '602',
    attributes: ['voltage', 'powerKw', 'amps', 'plugPins', 'lengthMm', 'widthMm', 'heightMm'],
  },
  contactor: {
    name: 'Contactor',
    also: ['main relay', 'high-voltage relay'],
    category: '603',
    attributes: ['voltage', 'amps', 'studThread', 'terminals', 'heightMm'],
  },
  relay: {
    name: 'Relay',
    also: ['starter relay', 'glow-plug relay', 'remote switch'],
    category: '701',
    attributes: ['voltage', 'amps', 'terminals', 'heightMm'],
  },
  switch: {
    name: 'Switch',
    also: ['ignition switch', 'battery switch', 'disconnect switch'],
    category: '702',
    attributes: ['voltage', 'amps', 'terminals', 'holeMm'],
  },
  plugLead: {
    name: 'Plug and lead',
    also: ['pigtail', 'repair lead', 'connector'],
    category: '703',
    attributes: ['plugPins', 'plugShape', 'plugCode', 'lengthMm'],
  },
  batteryCable: {
    name: 'Battery cable',
    also: ['starter cable', 'ground strap', 'earth lead'],
    category: '704',
    attributes: ['lengthMm', 'widthMm', 'studThread', 'material'],
  },
  tester: {
    name: 'Tester',
    also: ['bench tester', 'regulator tester', 'battery tester'],
    category: '801',
    attributes: ['voltage', 'amps', 'contents', 'lengthMm', 'widthMm'],
  },
  pullerTool: {
    name: 'Puller and pulley tool',
    also: ['pulley tool', 'bearing puller', 'oap tool set'],
    category: '802',
    attributes: ['count', 'contents', 'thread', 'lengthMm'],
  },
} as const satisfies Record<PartType, PartTypeRow>

export { type PartType, partTypeNames }
