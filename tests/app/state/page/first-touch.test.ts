import { expect, test, vi } from 'vitest'
import { afterFirstTouch, awaitFirstTouch, firstTouch } from '#app/state/page/first-touch.ts'

test.each(['pointerdown', 'keydown', 'wheel', 'scroll', 'click'])('a %s is a beginning, a pointer that passes is none', async (sign) => {
  firstTouch.happened = false
  const page = new EventTarget()
  const does = vi.fn()
  awaitFirstTouch(page)
  afterFirstTouch(does)
  page.dispatchEvent(new Event('pointermove'))
  await Promise.resolve()
  expect([firstTouch.happened, does.mock.calls.length]).toEqual([false, 0])
  page.dispatchEvent(new Event(sign))
  await vi.waitFor(() => expect(does).toHaveBeenCalledOnce())
  expect(firstTouch.happened).toBe(true)
  afterFirstTouch(does)
  expect(does).toHaveBeenCalledTimes(2)
})
