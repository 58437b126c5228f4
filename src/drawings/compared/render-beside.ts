import { wrapPictureSvg } from '#drawings/render-view.ts'
import { accentColoursOf } from '#drawings/signal.ts'
import type { ComparedView } from './compared-views.ts'
import { type ComparedDrawingPart, comparedSize, placeableDrawing, sharedPlaceOf } from './placed-drawing.ts'
import { drawScaleBar } from './scale-bar.ts'

/** Returns the style rules for the signal colour, and for the scale bar. */
export function signalStyle(accent: string | undefined): { day: string; night: string; rules: string; small: string } {
  const { day, night } = accentColoursOf(accent)
  return {
    day: `;--g:${day};--h:#f6f7f8`,
    night: `;--g:${night};--h:#14171a`,
    rules:
      '.w{stroke-width:1.7px}.s{fill:none;stroke:var(--l);stroke-width:1.6px}' +
      '.t{fill:var(--l);font:600 17px Barlow,"Barlow Semi Condensed",system-ui,sans-serif}' +
      '@media(prefers-color-scheme:dark){.s{stroke:#b4bdc5}.t{fill:#b4bdc5}}',
    small: '',
  }
}

/** Draws several parts in one view, each as a picture of its own, all at one scale with their axes at one height. */
export function renderBeside(parts: readonly ComparedDrawingPart[], view: ComparedView, accent?: string): string[] {
  const drawings = parts.map((part) => placeableDrawing(part, view))
  const { scale, axisY } = sharedPlaceOf(drawings.map(({ bounds }) => bounds))
  return drawings.map(({ bounds, drawAt }, at) => {
    const x = comparedSize.width / 2 - ((bounds.left + bounds.right) / 2) * scale
    const body = drawAt(scale, x, axisY) + drawScaleBar(scale)
    return wrapPictureSvg(comparedSize, parts[at]?.mcode ?? '', body, signalStyle(accent))
  })
}
