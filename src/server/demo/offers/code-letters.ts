import type { PartType } from '#contract/part-types.ts'

/** The two letters with which the shop's codes begin, by kind of part. */
const codeLetters: Readonly<Record<PartType, string>> = {
  starter: 'ST',
  alternator: 'AL',
  solenoid: 'SO',
  drive: 'DR',
  armature: 'AR',
  fieldCase: 'FC',
  brushHolder: 'BH',
  brushSet: 'BR',
  planetaryGear: 'PG',
  reductionGear: 'RG',
  driveEndHousing: 'DH',
  commutatorEndCover: 'CC',
  forkLever: 'FL',
  bushing: 'BU',
  starterRepairKit: 'SK',
  rotor: 'RO',
  stator: 'SA',
  rectifier: 'RE',
  regulator: 'VR',
  bearing: 'BE',
  slipRing: 'SL',
  pulley: 'PU',
  clutchPulley: 'CP',
  driveEndFrame: 'DF',
  slipRingEndFrame: 'SF',
  fan: 'FA',
  protectiveCap: 'PC',
  alternatorRepairKit: 'AK',
  dcMotor: 'DM',
  starterGenerator: 'SG',
  beltStarterGenerator: 'BG',
  dcConverter: 'DC',
  contactor: 'CT',
  relay: 'RL',
  switch: 'SW',
  plugLead: 'PL',
  batteryCable: 'BC',
  tester: 'TE',
  pullerTool: 'TL',
  workwear: 'WW',
  other: 'PT',
}

const SPACE = 900_000
/** Without a divisor in common with the space, so that no code comes twice. */
const STRIDE = 524_287

/** The shop's own codes, `ST-104821`: six digits that tell nothing but are never given twice. */
export class CodeGiver {
  private given = 0
  private readonly head: string

  constructor(head: string) {
    this.head = head
  }

  next(type: PartType): { mcode: string; serial: number } {
    this.given += 1
    const digits = 100_000 + ((this.given * STRIDE) % SPACE)
    return { mcode: `${this.head}${codeLetters[type]}-${digits}`, serial: this.given }
  }
}
