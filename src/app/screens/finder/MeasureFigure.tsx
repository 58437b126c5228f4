import { finder } from '#styled/recipes'
import { figureOf } from './figures.ts'

/** A small drawing that shows what is counted or measured; nothing for attributes whose hint says it well enough. */
export function MeasureFigure({ attributeKey }: { attributeKey: string }) {
  const figure = figureOf(attributeKey)
  const look = finder()
  return figure === undefined ? null : (
    <svg viewBox="0 0 160 96" className={look.figure} aria-hidden="true">
      <path d={figure.outline} />
      <path d={figure.measure} className={look.signal} />
    </svg>
  )
}
