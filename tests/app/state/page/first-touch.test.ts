import { expect, test, vi } from 'vitest'
import { afterFirstInteraction, awaitFirstInteraction, firstInteraction } from '#app/state/page/first-touch.ts'

test.each(['pointerdown', 'keydown', 'wheel', 'scroll', 'click'])('a %s is a beginning, a pointer that passes is none', async (sign) => {
  firstInteraction.happened = false
  const page = new EventTarget()
  const does = vi.fn()
  awaitFirstInteraction(page)
  afterFirstInteraction(does)
  page.dispatchEvent(new Event('pointermove'))
  await Promise.resolve()
  expect([firstInteraction.happened, does.mock.calls.length]).toEqual([false, 0])
  page.dispatchEvent(new Event(sign))
  await vi.waitFor(() => expect(does).toHaveBeenCalledOnce())
  expect(firstInteraction.happened).toBe(true)
  afterFirstInteraction(does)
  expect(does).toHaveBeenCalledTimes(2)
})
