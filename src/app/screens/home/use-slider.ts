import { useEffect, useRef, useState } from 'react'
import { tabStorage } from '#app/state/page/storage.ts'
import { SLIDE_DURATION_MS } from '#contract/limits.ts'

/** How long each banner is shown. */
const BANNER_SHOWN_MS = 6000

/** The key of the stored text that says, for the rest of the visit, that the user has stopped the banners. */
const BANNERS_STOPPED_KEY = 'banners-stopped'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Manages a scrollable row of banners. Swiping uses CSS scroll-snap; arrows and timer slide in 300 ms (section 9 of the specification). The
 * timer pauses when the user stops it, while a pointer or the focus is on the banners, in a hidden page, and with reduced motion.
 */
export function useBannerSlider(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const frame = useRef(0)

  function goToBanner(index: number) {
    const place = track.current
    if (!place || count === 0) return
    const to = wrapBannerIndex(index, count)
    setAt(to)
    cancelAnimationFrame(frame.current)
    const from = place.scrollLeft
    const target = to * place.clientWidth
    if (prefersReducedMotion()) return place.scrollTo({ left: target, behavior: 'instant' })
    const began = performance.now()
    // Scroll-snap is off during a scripted slide, because it would pull the banner back.
    place.style.scrollSnapType = 'none'
    const slide = (now: number) => {
      place.scrollLeft = easedSlideOffset(from, target, now - began)
      if (now - began < SLIDE_DURATION_MS) frame.current = requestAnimationFrame(slide)
      else place.style.scrollSnapType = ''
    }
    frame.current = requestAnimationFrame(slide)
  }

  useEffect(() => {
    const place = track.current
    if (!place) return
    const updateStep = () => place.clientWidth > 0 && setAt(wrapBannerIndex(Math.round(place.scrollLeft / place.clientWidth), count))
    place.addEventListener('scrollend', updateStep)
    return () => place.removeEventListener('scrollend', updateStep)
  }, [count])

  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo changes with every render, which must not restart the timer
  useEffect(() => {
    if (stopped || held || count < 2 || prefersReducedMotion()) return
    const timer = setInterval(() => document.visibilityState === 'visible' && goToBanner(at + 1), BANNER_SHOWN_MS)
    return () => clearInterval(timer)
  }, [stopped, held, count, at])

  // Whether the user has stopped the banners is read after hydration, because the server that renders the page cannot know it.
  useEffect(() => setStopped(tabStorage.getItem(BANNERS_STOPPED_KEY) !== null), [])

  function stopSlider() {
    setStopped(true)
    tabStorage.setItem(BANNERS_STOPPED_KEY, 'yes')
  }

  /** Starts the timer at once, although the pressed button has the focus and the pointer, which would otherwise pause the banners. */
  function startSlider() {
    setStopped(false)
    setHeld(false)
    tabStorage.removeItem(BANNERS_STOPPED_KEY)
  }

  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  return {
    at,
    track,
    goTo: goToBanner,
    hold: () => setHeld(true),
    release: () => setHeld(false),
    stopped,
    stop: stopSlider,
    start: startSlider,
  }
}

/** Returns the banner for an index, counting on from the first after the last. */
export const wrapBannerIndex = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count)

/**
 * Returns the slide's position `elapsedMs` after its start: it slows down towards the end, and is complete after 300 ms (section 9 of the
 * specification).
 */
export function easedSlideOffset(from: number, to: number, elapsedMs: number): number {
  const held = Math.min(Math.max(elapsedMs / SLIDE_DURATION_MS, 0), 1)
  return from + (to - from) * (1 - (1 - held) ** 3)
}
