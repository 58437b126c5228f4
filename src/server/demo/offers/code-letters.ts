import type { PartType } from '#contract/part/part-types.ts'

/** The two letters at the start of the shop's part codes, by part type. */
const codeLetterByType: Readonly<Record<PartType, string>> = {
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

const PART_CODE_COUNT = 900_000
/** The step between two codes. It has no common divisor with `PART_CODE_COUNT`, so that no code repeats. */
const PART_CODE_STRIDE = 524_287

/** Generates the shop's part codes, such as `ST-104821`. The six digits have no meaning and do not repeat. */
export class PartCodeGenerator {
  private given = 0
  private readonly head: string

  constructor(head: string) {
    this.head = head
  }

  nextPartCode(type: PartType): { mcode: string; serial: number } {
    this.given += 1
    const digits = 100_000 + ((this.given * PART_CODE_STRIDE) % PART_CODE_COUNT)
    return { mcode: `${this.head}${codeLetterByType[type]}-${digits}`, serial: this.given }
  }
}
