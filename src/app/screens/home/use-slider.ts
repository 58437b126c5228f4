import { useEffect, useRef, useState } from 'react'
import { tabTexts } from '#app/state/page/storage.ts'
import { SLIDER_SPEED_MS } from '#contract/limits.ts'

/** How long a banner stands before the next one comes. */
const STANDS_MS = 6000

/** Set while whoever looks has stopped the banners, for as long as the visit lasts. */
const STOPPED_KEY = 'banners-stopped'

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A track of banners that scrolls by itself: swiping is the browser's own scroll-snap, the arrows and the clock slide in 300 ms
 * (specification, section 9). It stands still once it is stopped, under a pointer, while it has the focus, in a hidden page and under reduced
 * motion.
 */
export function useSlider(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const frame = useRef(0)

  function goTo(index: number) {
    const place = track.current
    if (!place || count === 0) return
    const to = stepTo(index, count)
    setAt(to)
    cancelAnimationFrame(frame.current)
    const from = place.scrollLeft
    const target = to * place.clientWidth
    if (calm()) return place.scrollTo({ left: target, behavior: 'instant' })
    const began = performance.now()
    // While it slides by hand, snapping would pull it back to where it came from.
    place.style.scrollSnapType = 'none'
    const slide = (now: number) => {
      place.scrollLeft = slideOffset(from, target, now - began)
      if (now - began < SLIDER_SPEED_MS) frame.current = requestAnimationFrame(slide)
      else place.style.scrollSnapType = ''
    }
    frame.current = requestAnimationFrame(slide)
  }

  useEffect(() => {
    const place = track.current
    if (!place) return
    const updateStep = () => place.clientWidth > 0 && setAt(stepTo(Math.round(place.scrollLeft / place.clientWidth), count))
    place.addEventListener('scrollend', updateStep)
    return () => place.removeEventListener('scrollend', updateStep)
  }, [count])

  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo is made anew on every render; only these say when the clock starts over
  useEffect(() => {
    if (stopped || held || count < 2 || calm()) return
    const timer = setInterval(() => document.visibilityState === 'visible' && goTo(at + 1), STANDS_MS)
    return () => clearInterval(timer)
  }, [stopped, held, count, at])

  // Not before: the page that the shop sent cannot know.
  useEffect(() => setStopped(tabTexts.getItem(STOPPED_KEY) !== null), [])

  function stop() {
    setStopped(true)
    tabTexts.setItem(STOPPED_KEY, 'yes')
  }

  /** At once, although the button that was pressed has the focus and is under the pointer. */
  function start() {
    setStopped(false)
    setHeld(false)
    tabTexts.removeItem(STOPPED_KEY)
  }

  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  return { at, track, goTo, hold: () => setHeld(true), release: () => setHeld(false), stopped, stop, start }
}

/** The banner that an index means: past the last comes the first again. */
export const stepTo = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count)

/** Where a slide stands `elapsedMs` after it began: quick at first, soft at the end, there after 300 ms (specification, section 9). */
export function slideOffset(from: number, to: number, elapsedMs: number): number {
  const held = Math.min(Math.max(elapsedMs / SLIDER_SPEED_MS, 0), 1)
  return from + (to - from) * (1 - (1 - held) ** 3)
}
