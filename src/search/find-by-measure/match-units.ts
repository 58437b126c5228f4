import { type JudgedAnswer, verdicts } from './answer-verdicts.ts'
import type { MeasuredKind } from './measured-kind.ts'

/** How many answers each unit of a kind contradicts, and for how many its value is not known. */
export interface UnitMatches {
  contradicted: Uint8Array
  /** Of the contradicted answers, those that are only slightly off. */
  slightly: Uint8Array
  unknown: Uint8Array
  /** The index of the last contradicted answer: of the only one, if there is one. */
  lastContradicted: Uint8Array
  /** How far the agreeing measures are off, in quarters of their tolerances, added up. */
  quartersOff: Uint16Array
}

export function matchUnits({ unitCount }: MeasuredKind, answers: readonly JudgedAnswer[]): UnitMatches {
  const [contradicted, slightly] = [new Uint8Array(unitCount), new Uint8Array(unitCount)]
  const [unknown, lastContradicted] = [new Uint8Array(unitCount), new Uint8Array(unitCount)]
  const quartersOff = new Uint16Array(unitCount)
  for (const [at, { column, verdictOfCode, quartersOff: quartersOfCode }] of answers.entries()) {
    const { codes } = column
    for (let unit = 0; unit < unitCount; unit += 1) {
      const code = codes[unit] ?? 0
      const verdict = verdictOfCode[code] ?? 0
      if (verdict === verdicts.agrees) {
        quartersOff[unit] = (quartersOff[unit] ?? 0) + (quartersOfCode[code] ?? 0)
        continue
      }
      if (verdict === verdicts.unknown) {
        unknown[unit] = (unknown[unit] ?? 0) + 1
        continue
      }
      contradicted[unit] = (contradicted[unit] ?? 0) + 1
      lastContradicted[unit] = at
      if (verdict === verdicts.slightlyOff) slightly[unit] = (slightly[unit] ?? 0) + 1
    }
  }
  return { contradicted, slightly, unknown, lastContradicted, quartersOff }
}

/** Returns the units that contradict `wanted` answers, ascending. With `onlySlightly`, those that do so only slightly. */
export function unitsContradicting({ contradicted, slightly }: UnitMatches, wanted: number, onlySlightly = false): Int32Array {
  const units = new Int32Array(contradicted.length)
  let count = 0
  for (let unit = 0; unit < contradicted.length; unit += 1) {
    if (contradicted[unit] !== wanted || (onlySlightly && slightly[unit] !== wanted)) continue
    units[count] = unit
    count += 1
  }
  return units.subarray(0, count)
}

export function countParts({ partCounts }: MeasuredKind, units: Int32Array): number {
  let sum = 0
  for (let at = 0; at < units.length; at += 1) sum += partCounts[units[at] ?? 0] ?? 0
  return sum
}

/** Returns for each answer how many more parts would agree without it. */
export function partsLostByAnswer(
  { partCounts }: MeasuredKind,
  { contradicted, lastContradicted }: UnitMatches,
  answers: number,
): Uint32Array {
  const lost = new Uint32Array(answers)
  for (let unit = 0; unit < contradicted.length; unit += 1) {
    if (contradicted[unit] !== 1) continue
    const answer = lastContradicted[unit] ?? 0
    lost[answer] = (lost[answer] ?? 0) + (partCounts[unit] ?? 0)
  }
  return lost
}
