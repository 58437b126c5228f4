import { useEffect, useRef, useState } from 'react'
import { tabTexts } from '#app/state/page/storage.ts'
import { SLIDER_SPEED_MS } from '#contract/limits.ts'

/** How long each banner is shown. */
const STANDS_MS = 6000

/** Set when the user stops the banners, for the rest of the visit. */
const STOPPED_KEY = 'banners-stopped'

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A scrollable row of banners: swiping uses CSS scroll-snap; arrows and timer slide in 300 ms (specification, section 9). The timer pauses
 * when stopped, on hover, on focus, in a hidden page, and with reduced motion.
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
    // During a scripted slide, scroll-snap would pull it back.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo changes with every render, which must not restart the timer
  useEffect(() => {
    if (stopped || held || count < 2 || calm()) return
    const timer = setInterval(() => document.visibilityState === 'visible' && goTo(at + 1), STANDS_MS)
    return () => clearInterval(timer)
  }, [stopped, held, count, at])

  // After hydration, because the server-rendered page cannot know.
  useEffect(() => setStopped(tabTexts.getItem(STOPPED_KEY) !== null), [])

  function stop() {
    setStopped(true)
    tabTexts.setItem(STOPPED_KEY, 'yes')
  }

  /** At once, although the pressed button has focus and hover. */
  function start() {
    setStopped(false)
    setHeld(false)
    tabTexts.removeItem(STOPPED_KEY)
  }

  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  return { at, track, goTo, hold: () => setHeld(true), release: () => setHeld(false), stopped, stop, start }
}

/** The banner for an index, wrapping around. */
export const stepTo = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count)

/** The slide position `elapsedMs` after its start: ease-out, complete after 300 ms (specification, section 9). */
export function slideOffset(from: number, to: number, elapsedMs: number): number {
  const held = Math.min(Math.max(elapsedMs / SLIDER_SPEED_MS, 0), 1)
  return from + (to - from) * (1 - (1 - held) ** 3)
}
