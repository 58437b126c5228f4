import { expect, test } from 'vitest'
import { callNames, calls } from '#contract/calls.ts'
import { MAX_OFFLINE_ORDER_AGE_DAYS } from '#contract/limits.ts'
import { readWords, wordFiles } from '../../.ci/words.ts'

/** A rule of a shape: what it asks for, and what it says of what does not meet it. */
interface Rule {
  message: string
  requirement: unknown
}

/** The rules of a shape and of all that it is made of. */
function rulesOf(shape: unknown, seen = new Set<unknown>()): Rule[] {
  if (typeof shape !== 'object' || shape === null || seen.has(shape)) return []
  seen.add(shape)
  const { message, requirement } = shape as Partial<Rule>
  const own = typeof message === 'string' ? [{ message, requirement }] : []
  return [...own, ...Object.values(shape).flatMap((inside) => rulesOf(inside, seen))]
}

const rules = callNames.flatMap((name) => rulesOf(calls[name].input).map((rule) => ({ name, ...rule })))

test('what a call says of a wrong input has its words in every language', () => {
  const known = new Set(
    wordFiles()
      .flatMap((path) => readWords(path))
      .map(({ source }) => source),
  )
  expect(rules.length).toBeGreaterThan(100)
  expect([...new Set(rules.filter(({ message }) => !known.has(message)).map(({ message }) => message))]).toEqual([])
})

test('a limit that it names is the one that it keeps', () => {
  const untrue = rules.filter(
    ({ message, requirement }) =>
      typeof requirement === 'number' &&
      /\b(at most|from|to) \d/.test(message) &&
      !message.replaceAll(',', '').includes(String(requirement)),
  )
  expect(untrue.map(({ name, message, requirement }) => `${name}: ${message} (${String(requirement)})`)).toEqual([])
  expect(rules.map(({ message }) => message).join()).toContain(`at most ${MAX_OFFLINE_ORDER_AGE_DAYS} days`)
})
