import { hashOf } from './run-step.ts'
import type { Step } from './steps.ts'
import type { StepThatRan } from './steps-that-ran.ts'

/** How steps that ran somewhere differ from those of this program, at the first place where they do. */
export interface StepDifference {
  /** `newer`: all steps of this program have run, and then others. */
  type: 'newer' | 'changed' | 'unknown' | 'missing' | 'out-of-order'
  /** The place of the difference, counted from 1. */
  number: number
  /** A clause for an operator that names the step. */
  fact: string
}

/**
 * Compares steps that ran, on a database or on the one that a backup is of, with those of this program. Null where they are the first of
 * this program's steps, so that the others can follow.
 */
export function differenceOf(ran: readonly StepThatRan[], known: readonly Step[]): StepDifference | null {
  for (const [at, { name, hash }] of ran.entries()) {
    const number = at + 1
    const expected = known[at]
    if (!expected) return { type: 'newer', number, fact: `step ${number} (${name}) has run, and this program knows ${known.length}` }
    const [expectedName, statements] = expected
    if (name === expectedName && hash === hashOf(statements)) continue
    if (name === expectedName)
      return { type: 'changed', number, fact: `step ${number} (${name}) ran with other statements than this program has for it` }
    if (!known.some(([one]) => one === name))
      return { type: 'unknown', number, fact: `step ${number} is ${name}, which this program does not know; here it is ${expectedName}` }
    if (!ran.some((one) => one.name === expectedName))
      return { type: 'missing', number, fact: `step ${number} (${expectedName}) has not run, but ${name}, which comes after it, has` }
    return { type: 'out-of-order', number, fact: `step ${number} is ${name}, but in this program it is ${expectedName}` }
  }
  return null
}
