import type { PartType } from '#contract/part-types.ts'

const codes: Partial<Record<PartType, string>> = {
  starter: '8511.40',
  starterGenerator: '8511.40',
  alternator: '8511.50',
  beltStarterGenerator: '8511.50',
  regulator: '8511.80',
  dcConverter: '8504.40',
  dcMotor: '8501.32',
  bearing: '8482.10',
  relay: '8536.41',
  switch: '8536.50',
  contactor: '8536.49',
  plugLead: '8544.30',
  batteryCable: '8544.42',
  tester: '9030.33',
  pullerTool: '8205.59',
}

/** The HS code of a kind of part; what is not named is a part of starters and alternators. */
export const hsCodeOf = (type: PartType): string => codes[type] ?? '8511.90'
