import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Does something after the test that runs or, at the top of a file, after all of its tests; who asked last comes first. Not for `beforeAll`:
 * what is asked for there is never done.
 */
export const atTheEnd = (work: () => void | Promise<void>): void => (TestRunner.getCurrentTest() ? onTestFinished(work) : afterAll(work))

/** Closes at the end what was not closed before. */
export function closedAtTheEnd<T extends { close: () => Promise<void> }>(opened: T): T {
  let closed: Promise<void> | undefined
  const close = () => (closed ??= opened.close())
  atTheEnd(close)
  return { ...opened, close }
}
