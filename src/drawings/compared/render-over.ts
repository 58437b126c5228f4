import { wrapPictureSvg } from '#drawings/render-view.ts'
import type { ComparedView } from './compared-views.ts'
import { type ComparedDrawingPart, comparedSize, placeableDrawing, sharedPlaceOf } from './placed-drawing.ts'
import { signalStyle } from './render-beside.ts'
import { drawScaleBar } from './scale-bar.ts'

const { width, height } = comparedSize
const area = `x="0" y="0" width="${width}" height="${height}"`
const filter = (id: string, steps: string): string => `<filter id="${id}" filterUnits="userSpaceOnUse" ${area}>${steps}</filter>`
/** Turns whatever is drawn into a flat area of one grey: 1 for white, 0 for black. */
const flat = (id: string, grey: number): string =>
  filter(id, `<feColorMatrix values="0 0 0 0 ${grey} 0 0 0 0 ${grey} 0 0 0 0 ${grey} 0 0 0 9 0" color-interpolation-filters="sRGB"/>`)
/** Turns whatever is drawn into a line around it, in the colour of a style class. */
const outline = (id: string, colour: string): string =>
  filter(
    id,
    `<feMorphology in="SourceAlpha" operator="dilate" radius="1.1" result="a"/><feComposite in="a" in2="SourceAlpha" operator="out" result="b"/>` +
      `<feFlood class="${colour}"/><feComposite in2="b" operator="in"/>`,
  )
/** Shows only what the drawing `within` covers and the drawing `without` does not. */
const onlyIn = (id: string, within: string, without: string): string =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}><use href="#${within}" filter="url(#yes)"/><use href="#${without}" filter="url(#no)"/></mask>`

const definitions =
  flat('yes', 1) +
  flat('no', 0) +
  outline('inkLine', 'k') +
  outline('signalLine', 'j') +
  onlyIn('more', 'new', 'old') +
  onlyIn('gone', 'old', 'new') +
  '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="q" d="M0 0V7"/></pattern>'

const overRules =
  '.k{flood-color:var(--l)}.j{flood-color:var(--g)}.v{fill:var(--g);opacity:.72}.q{stroke:var(--g);stroke-width:4px}' +
  '@media(prefers-color-scheme:dark){.k{flood-color:#e6eaed}}'

/**
 * Draws a candidate over an old part of the same type, in one view and at one scale, with axis and mounting face of both in one place. The
 * old part is pale with an ink outline. What only the candidate has is filled in the signal colour, what only the old part has is hatched
 * in it.
 */
export function renderOver(old: ComparedDrawingPart, candidate: ComparedDrawingPart, view: ComparedView, accent?: string): string {
  const [was, is] = [placeableDrawing(old, view), placeableDrawing(candidate, view)]
  const left = Math.min(was.bounds.left, is.bounds.left)
  const right = Math.max(was.bounds.right, is.bounds.right)
  const { scale, axisY } = sharedPlaceOf([
    { ...was.bounds, left, right },
    { ...is.bounds, left, right },
  ])
  const x = width / 2 - ((left + right) / 2) * scale
  const body =
    `<defs><g id="old">${was.drawAt(scale, x, axisY)}</g><g id="new">${is.drawAt(scale, x, axisY)}</g>${definitions}</defs>` +
    `<use href="#old" opacity=".42"/><rect ${area} fill="url(#hatch)" mask="url(#gone)"/><rect ${area} class="v" mask="url(#more)"/>` +
    `<use href="#old" filter="url(#inkLine)"/><use href="#new" filter="url(#signalLine)"/>${drawScaleBar(scale)}`
  const style = signalStyle(accent)
  return wrapPictureSvg(comparedSize, `${candidate.mcode} / ${old.mcode}`, body, { ...style, rules: style.rules + overRules })
}
