import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadLightPicture } from '#app/state/poster/light-picture.ts'
import { loadCanvasFonts } from './canvas-text.ts'
import type { Poster, PosterForm, PosterPictures } from './poster.ts'
import { renderPoster } from './render-poster.ts'

interface PosterPictureSources {
  logo: string
  /** A text colour that is legible on the shop's colour. */
  textColour: string
  /** The large picture: that of the part, or the shop's logo. */
  mainPicture: string
}

/** Returns the canvas of a poster, which is drawn again after each change. `isDrawn`: the poster is complete and can be saved. */
export function usePoster(
  poster: Poster,
  form: PosterForm,
  sources: PosterPictureSources,
): { canvas: RefObject<HTMLCanvasElement | null>; isDrawn: boolean } {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pictures = usePosterPictures(sources)
  const [drawn, setDrawn] = useState(false)
  const said = JSON.stringify(poster)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal texts mean equal posters
  useEffect(() => {
    if (pictures === null || canvas.current === null) return
    renderPoster(canvas.current, form, poster, pictures)
    setDrawn(true)
  }, [pictures, form, said])
  return { canvas, isDrawn: drawn }
}

/** Loads the pictures and fonts of a poster. Returns null until all are loaded or have failed. */
function usePosterPictures({ logo, textColour, mainPicture }: PosterPictureSources): PosterPictures | null {
  const [pictures, setPictures] = useState<PosterPictures | null>(null)
  useEffect(() => {
    let left = false
    const both = [loadLightPicture(logo, textColour), loadLightPicture(mainPicture)] as const
    void Promise.all([...both, loadCanvasFonts()]).then(([mark, drawing]) => {
      if (!left) setPictures({ logo: mark, mainPicture: drawing })
    })
    return () => {
      left = true
    }
  }, [logo, textColour, mainPicture])
  return pictures
}

/** Returns a canvas as an image file; null if the browser cannot create it. */
export const posterFileOf = (canvas: HTMLCanvasElement | null, name: string): Promise<File | null> =>
  new Promise<File | null>((resolve) => {
    if (canvas === null) return resolve(null)
    // This throws if the canvas contains a picture of another origin.
    canvas.toBlob((made) => resolve(made === null ? null : new File([made], name, { type: 'image/png' })), 'image/png')
  }).catch(() => null)
