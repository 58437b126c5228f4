import type { AttributeKey } from './attributes.ts'

/** The kinds of parts. Replies are checked by these names alone, so a first load takes them without the table. */
export const partTypeNames = [
  'starter',
  'alternator',
  'solenoid',
  'drive',
  'armature',
  'fieldCase',
  'brushHolder',
  'brushSet',
  'planetaryGear',
  'driveEndHousing',
  'commutatorEndCover',
  'forkLever',
  'bushing',
  'starterRepairKit',
  'rotor',
  'stator',
  'rectifier',
  'regulator',
  'bearing',
  'slipRing',
  'pulley',
  'clutchPulley',
  'driveEndFrame',
  'slipRingEndFrame',
  'fan',
  'protectiveCap',
  'alternatorRepairKit',
  'dcMotor',
  'starterGenerator',
  'beltStarterGenerator',
  'dcConverter',
  'contactor',
  'relay',
  'switch',
  'plugLead',
  'batteryCable',
  'tester',
  'pullerTool',
] as const

export type PartType = (typeof partTypeNames)[number]

/**
 * Every kind of part in the trade that the shop knows: its name, the sub-category it is
 * sold in, and the attributes in the order in which a mechanic asks for them. The first four decide, and stand in lists.
 */
export interface PartTypeRow {
  name: string
  /** Home sub-category (see categories.ts). */
  category: string
  attributes: readonly AttributeKey[]
}

export const partTypes = {
  starter: {
    name: 'Starter',
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
    category: '301',
    attributes: ['voltage', 'terminals', 'holes', 'studThread', 'holeSpacingMm', 'lengthMm', 'bodyOdMm', 'pullInOhm', 'holdInOhm'],
  },
  drive: {
    name: 'Drive assembly',
    category: '302',
    attributes: ['teeth', 'rotation', 'splines', 'lengthMm', 'pinionOdMm', 'odMm', 'boreMm'],
  },
  armature: {
    name: 'Armature',
    category: '303',
    attributes: ['voltage', 'lengthMm', 'splines', 'commutatorOdMm', 'bars', 'odMm'],
  },
  fieldCase: {
    name: 'Field case',
    category: '304',
    attributes: ['voltage', 'poles', 'odMm', 'lengthMm', 'winding'],
  },
  brushHolder: {
    name: 'Brush holder',
    category: '305',
    attributes: ['voltage', 'count', 'odMm', 'brushNewMm', 'brushLeastMm'],
  },
  brushSet: {
    name: 'Brush set',
    category: '306',
    attributes: ['voltage', 'count', 'lengthMm', 'widthMm', 'heightMm'],
  },
  planetaryGear: {
    name: 'Planetary gear',
    category: '307',
    attributes: ['teeth', 'odMm', 'widthMm', 'splines', 'count'],
  },
  driveEndHousing: {
    name: 'Drive-end housing',
    category: '308',
    attributes: ['pilotMm', 'holes', 'holeMm', 'boreMm', 'lengthMm', 'material'],
  },
  commutatorEndCover: {
    name: 'Commutator-end cover',
    category: '309',
    attributes: ['odMm', 'boreMm', 'holes', 'heightMm', 'material'],
  },
  forkLever: {
    name: 'Fork lever',
    category: '310',
    attributes: ['lengthMm', 'widthMm', 'material'],
  },
  bushing: {
    name: 'Bushing',
    category: '311',
    attributes: ['boreMm', 'odMm', 'lengthMm', 'material', 'count'],
  },
  starterRepairKit: {
    name: 'Starter repair kit',
    category: '312',
    attributes: ['voltage', 'count', 'contents'],
  },
  rotor: {
    name: 'Rotor',
    category: '401',
    attributes: ['voltage', 'amps', 'odMm', 'lengthMm', 'poles', 'rotorOhm'],
  },
  stator: {
    name: 'Stator',
    category: '402',
    attributes: ['voltage', 'amps', 'odMm', 'heightMm', 'leads', 'winding'],
  },
  rectifier: {
    name: 'Rectifier',
    category: '403',
    attributes: ['diodes', 'diodeAmps', 'odMm', 'zener', 'terminals', 'holeSpacingMm'],
  },
  regulator: {
    name: 'Voltage regulator',
    category: '404',
    attributes: ['voltage', 'setPointV', 'regulatorKind', 'plugPins', 'plugCode', 'holeSpacingMm', 'supplied'],
  },
  bearing: {
    name: 'Bearing',
    category: '405',
    attributes: ['bearingCode', 'boreMm', 'odMm', 'widthMm', 'seal'],
  },
  slipRing: {
    name: 'Slip ring',
    category: '406',
    attributes: ['odMm', 'boreMm', 'lengthMm'],
  },
  pulley: {
    name: 'Pulley',
    category: '407',
    attributes: ['pulleyKind', 'grooves', 'odMm', 'boreMm', 'widthMm'],
  },
  clutchPulley: {
    name: 'Overrunning pulley',
    category: '408',
    attributes: ['pulleyKind', 'grooves', 'odMm', 'boreMm', 'widthMm', 'thread'],
  },
  driveEndFrame: {
    name: 'Alternator frame, drive end',
    category: '409',
    attributes: ['odMm', 'ears', 'holeMm', 'boreMm', 'mountKind', 'material'],
  },
  slipRingEndFrame: {
    name: 'Alternator frame, slip-ring end',
    category: '410',
    attributes: ['odMm', 'ears', 'boreMm', 'heightMm', 'material'],
  },
  fan: {
    name: 'Fan',
    category: '411',
    attributes: ['odMm', 'boreMm', 'count', 'rotation', 'fan'],
  },
  protectiveCap: {
    name: 'Protective cap',
    category: '412',
    attributes: ['odMm', 'heightMm', 'holes', 'material'],
  },
  alternatorRepairKit: {
    name: 'Alternator repair kit',
    category: '413',
    attributes: ['voltage', 'count', 'contents'],
  },
  dcMotor: {
    name: 'DC motor',
    category: '501',
    attributes: ['voltage', 'powerKw', 'rotation', 'lengthMm', 'bodyOdMm', 'studThread', 'holes', 'splines'],
  },
  starterGenerator: {
    name: 'Starter-generator',
    category: '502',
    attributes: ['voltage', 'amps', 'rotation', 'powerKw', 'lengthMm', 'bodyOdMm', 'pulleyKind', 'studThread'],
  },
  beltStarterGenerator: {
    name: 'Belt starter-generator',
    category: '601',
    attributes: ['voltage', 'powerKw', 'grooves', 'pulleyKind', 'pulleyOdMm', 'plugPins', 'lengthMm', 'bodyOdMm'],
  },
  dcConverter: {
    name: 'DC/DC converter',
    category: '602',
    attributes: ['voltage', 'powerKw', 'amps', 'plugPins', 'lengthMm', 'widthMm', 'heightMm'],
  },
  contactor: {
    name: 'Contactor',
    category: '603',
    attributes: ['voltage', 'amps', 'studThread', 'terminals', 'heightMm'],
  },
  relay: {
    name: 'Relay',
    category: '701',
    attributes: ['voltage', 'amps', 'terminals', 'heightMm'],
  },
  switch: {
    name: 'Switch',
    category: '702',
    attributes: ['voltage', 'amps', 'terminals', 'holeMm'],
  },
  plugLead: {
    name: 'Plug and lead',
    category: '703',
    attributes: ['plugPins', 'plugShape', 'plugCode', 'lengthMm'],
  },
  batteryCable: {
    name: 'Battery cable',
    category: '704',
    attributes: ['lengthMm', 'widthMm', 'studThread', 'material'],
  },
  tester: {
    name: 'Tester',
    category: '801',
    attributes: ['voltage', 'amps', 'contents', 'lengthMm', 'widthMm'],
  },
  pullerTool: {
    name: 'Puller and pulley tool',
    category: '802',
    attributes: ['count', 'contents', 'thread', 'lengthMm'],
  },
} as const satisfies Record<PartType, PartTypeRow>

/**
 * Words that people also call a part by: search synonyms, in the trade's languages. Apart from the part types, because only a search needs
 * them.
 */
export const alsoCalled: Record<PartType, readonly string[]> = {
  starter: ['starter motor', 'cranking motor', 'anlasser', 'démarreur', 'arranque'],
  alternator: ['generator', 'lichtmaschine', 'alternateur', 'alternador'],
  solenoid: ['magnetic switch', 'solenoid switch', 'starter relay', 'magnetschalter'],
  drive: ['bendix', 'pinion', 'overrunning clutch', 'freewheel', 'one-way clutch', 'ritzel'],
  armature: ['anker', 'inducido', 'starter rotor'],
  fieldCase: ['field coil', 'yoke', 'pole housing', 'field frame'],
  brushHolder: ['brush box', 'brush plate', 'bürstenhalter'],
  brushSet: ['carbons', 'carbon brushes', 'kohlebürsten'],
  planetaryGear: ['internal gear', 'ring gear', 'sun gear', 'epicyclic', 'reduction gear'],
  driveEndHousing: ['nose cone', 'de bracket', 'de frame', 'snout'],
  commutatorEndCover: ['ce bracket', 'end cap', 'rear cover'],
  forkLever: ['shift lever', 'shift fork', 'engaging lever'],
  bushing: ['bush', 'sleeve bearing', 'sintered bush'],
  starterRepairKit: ['overhaul kit', 'rebuild kit'],
  rotor: ['field rotor', 'claw-pole rotor', 'läufer'],
  stator: ['stator coil', 'ständer'],
  rectifier: ['diode bridge', 'diode plate', 'heat sink', 'diode trio'],
  regulator: ['ic regulator', 'regler', 'vr'],
  bearing: ['ball bearing', 'kugellager'],
  slipRing: ['collector ring', 'collector', 'schleifring'],
  pulley: ['solid pulley', 'belt pulley', 'riemenscheibe'],
  clutchPulley: ['oap', 'oad', 'clutch pulley', 'freewheel pulley', 'decoupler'],
  driveEndFrame: ['front bracket', 'de frame', 'front housing'],
  slipRingEndFrame: ['rear bracket', 'sre frame', 'rear housing'],
  fan: ['cooling fan', 'lüfter'],
  protectiveCap: ['plastic cover', 'plastic hood', 'backing cover'],
  alternatorRepairKit: ['overhaul kit', 'brushes and bearings'],
  dcMotor: ['hydraulic motor', 'power-pack motor', 'winch motor', 'trim motor', 'tail-lift motor', 'pump motor'],
  starterGenerator: ['golf cart generator', 'dynastart', 'dynamo'],
  beltStarterGenerator: ['bsg', '48 v generator', 'mild hybrid generator', 'isg'],
  dcConverter: ['voltage converter', 'wandler'],
  contactor: ['main relay', 'high-voltage relay'],
  relay: ['starter relay', 'glow-plug relay', 'remote switch'],
  switch: ['ignition switch', 'battery switch', 'disconnect switch'],
  plugLead: ['pigtail', 'repair lead', 'connector'],
  batteryCable: ['starter cable', 'ground strap', 'earth lead'],
  tester: ['bench tester', 'regulator tester', 'battery tester'],
  pullerTool: ['pulley tool', 'bearing puller', 'oap tool set'],
}
