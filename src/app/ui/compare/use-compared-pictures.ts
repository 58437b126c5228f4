import { useEffect, useState } from 'react'
import { currentTenant } from '#app/config.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'

export type ComparedView = 'side' | 'end' | 'rear'
type Pictured = Pick<PartDetail, 'type' | 'mcode' | 'attributes'>

/** Pictures of parts at one scale, as addresses for `<img>`. */
export interface ComparedPictures {
  /** The views that all parts have. */
  views: readonly ComparedView[]
  view: ComparedView
  /** The pictures beside each other, in the order of the parts. */
  beside: readonly string[]
  /** Each part over the first one; null where it cannot be laid over it. */
  over: readonly (string | null)[]
}

const loadDrawings = () => import('#drawings/compared/compared-pictures.ts')

/** The Content-Security-Policy forbids styles in the page itself, but not in an image. */
const imageAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * Returns pictures of parts at one scale, drawn on the device from their data. Their code is loaded on first use. Undefined while it loads;
 * null if one of the parts has no drawing to scale.
 */
export function useComparedPictures(parts: readonly Pictured[], wanted: ComparedView): ComparedPictures | null | undefined {
  const [drawings, setDrawings] = useState<Awaited<ReturnType<typeof loadDrawings>> | null>(null)
  const [pictures, setPictures] = useState<ComparedPictures | null | undefined>(undefined)
  useEffect(() => {
    let left = false
    // Without the code the page shows the usual pictures.
    loadDrawings().then(
      (loaded) => !left && setDrawings(loaded),
      () => !left && setPictures(null),
    )
    return () => {
      left = true
    }
  }, [])
  const key = JSON.stringify(parts.map(({ type, mcode, attributes }) => [type, mcode, attributes]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys mean equal parts
  useEffect(() => {
    if (drawings === null) return
    const views = drawings.comparableViews(parts)
    const view = views.find((one) => one === wanted) ?? views[0]
    const [first] = parts
    if (view === undefined || first === undefined) return setPictures(null)
    const accent = currentTenant().accent.light
    setPictures({
      views,
      view,
      beside: drawings.renderPartsBeside(parts, view, accent).map(imageAddress),
      over: parts.map((part, at) => {
        const svg = at === 0 ? null : drawings.renderPartOver(first, part, view, accent)
        return svg === null ? null : imageAddress(svg)
      }),
    })
  }, [drawings, key, wanted])
  return pictures
}
