import { usedPaintsOf } from './materials.ts'
import { escapeXml, formatNumber } from './pen.ts'
import type { ProjectionCamera } from './projection.ts'
import { type PaperBounds, Scene } from './scene.ts'

export interface PictureSize {
  width: number
  height: number
}

export type SceneBuilder = (scene: Scene) => void

/** A solid that is drawn to fill a frame, with the resulting scale (picture units per millimetre) and origin. */
export interface FittedDrawing {
  svg: string
  scale: number
  /** The position of the machine's origin in the picture (`x` and `y`). */
  x: number
  y: number
}

/** Returns the area that a solid covers on the paper, in millimetres. */
export function measureBounds(camera: ProjectionCamera, build: SceneBuilder): PaperBounds {
  const rough = new Scene(camera, 1, true)
  build(rough)
  return rough.bounds
}

/** Draws a solid twice: first to measure its bounds, then at the size that fills the frame. If the bounds are given, it is drawn once. */
export function fitIntoFrame(
  camera: ProjectionCamera,
  build: SceneBuilder,
  frame: { x: number; y: number; width: number; height: number },
  known?: PaperBounds,
): FittedDrawing {
  const r = known ?? measureBounds(camera, build)
  const scale = Math.min(frame.width / Math.max(1e-3, r.right - r.left), frame.height / Math.max(1e-3, r.bottom - r.top))
  const scene = new Scene(camera, scale)
  build(scene)
  const b = scene.bounds
  const x = frame.x + frame.width / 2 - (b.left + b.right) / 2
  const y = frame.y + frame.height / 2 - (b.top + b.bottom) / 2
  const turn = Math.abs(camera.tiltDegrees) < 0.01 ? '' : `rotate(${formatNumber(-camera.tiltDegrees)})`
  return {
    svg: `<g class="w" fill-rule="evenodd" transform="translate(${formatNumber(x)} ${formatNumber(y)})${turn}">${scene.render()}</g>`,
    scale,
    x,
    y,
  }
}

/**
 * Returns a complete picture with the style rules that all pictures share: line widths, details that are hidden in small pictures, light
 * and dark theme.
 */
export function wrapPictureSvg(
  size: PictureSize,
  title: string,
  body: string,
  extra = { day: '', night: '', rules: '', small: '' },
): string {
  const paints = usedPaintsOf(body)
  const style =
    `:root{--l:#1d2227;${paints.lightThemeCss}${extra.day}}` +
    `.w{stroke:var(--l);stroke-width:2.4px;stroke-linejoin:round;stroke-linecap:round;paint-order:stroke}` +
    `.n{stroke:none}.z{fill-rule:nonzero}.e{fill:none;stroke-width:1.1px}${extra.rules}` +
    `@media(max-width:160px){.w{stroke-width:5px}.e{stroke-width:3px}.f{display:none}${extra.small}}` +
    `@media(prefers-color-scheme:dark){:root{--l:#060809;${paints.darkThemeCss}${extra.night}}}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img">` +
    `<title>${escapeXml(title)}</title><style>${style}</style>${paints.gradientDefs ? `<defs>${paints.gradientDefs}</defs>` : ''}${body}</svg>`
  )
}
