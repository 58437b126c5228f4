import { hollow } from '#drawings/hollow.ts'
import type { Measure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { boltHead } from '#drawings/pieces/fasteners.ts'
import type { CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { disc, tube } from '#drawings/solids.ts'
import { brush } from '#drawings/starter-parts/brush-set.ts'
import type { Values } from '#drawings/values.ts'

type Piece = (scene: Scene, at: CrossPoint, x: number) => void

const ring =
  (r: number, inner: number, length: number, material: 'brass' | 'zinc' | 'plastic' | 'copper' | 'steel'): Piece =>
  (scene, at, x) =>
    hollow(scene, { at, x0: x, x1: x + length, r, inner, material })

const ballBearing =
  (r: number): Piece =>
  (scene, at, x) => {
    scene.group({ x, ...at }, () => {
      hollow(scene, { at, x0: x, x1: x + r * 0.6, r, inner: r * 0.44, material: 'zinc' })
      disc(scene, { at, x, r: r * 0.84, inner: r * 0.58, material: 'plastic', lift: r })
    })
  }

const brushOf =
  (length: number, width: number): Piece =>
  (scene, at, x) =>
    brush(scene, { length, width, height: width * 0.6, x, ...at })
const screw: Piece = (scene, at, x) => {
  scene.group({ x, ...at }, () => {
    tube(scene, { at, x0: x + 3, x1: x + 20, r: 2, material: 'zinc' })
    boltHead(scene, at, x + 3, 4, false)
  })
}

const slipRings: Piece = (scene, at, x) => {
  scene.group({ x, ...at }, () => {
    hollow(scene, { at, x0: x, x1: x + 24, r: 10, inner: 6, material: 'plastic' })
    for (const from of [13, 4]) tube(scene, { at, x0: x + from, x1: x + from + 7, r: 11, material: 'copper', face: false, lift: 3 })
    hollow(scene, { at, x0: x, x1: x + 4, r: 10, inner: 6, material: 'plastic', lift: 8 })
  })
}

const starterPieces: readonly Piece[] = [
  brushOf(14, 12),
  ring(9, 6.5, 16, 'brass'),
  brushOf(14, 12),
  ring(11, 8.5, 12, 'brass'),
  brushOf(14, 12),
  ring(15, 12.5, 3, 'plastic'),
  brushOf(14, 12),
  ring(10, 5, 2, 'zinc'),
  screw,
  ring(7.5, 5, 12, 'brass'),
  screw,
  ring(12, 10, 2, 'steel'),
]
const alternatorPieces: readonly Piece[] = [
  ballBearing(19),
  slipRings,
  ballBearing(15),
  brushOf(17, 7),
  brushOf(17, 7),
  ring(15, 12.5, 3, 'plastic'),
  screw,
  screw,
  ring(11, 6, 2, 'zinc'),
  screw,
  ring(9, 5, 5, 'plastic'),
  ring(10, 8, 2, 'steel'),
]

/**
 * Returns the drawing of a repair kit: its pieces, laid out in rows. The data states the number of pieces, of which at most twelve are
 * drawn.
 */
function kit(pieces: readonly Piece[], usual: number): PartDrawing {
  const model = (scene: Scene, values: Values): void => {
    const count = values.count('count', usual, 2, pieces.length)
    const columns = count > 8 ? 4 : count > 4 ? 3 : 2
    pieces.slice(0, count).forEach((piece, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      scene.group({ x: row * 46, y: column * 44, z: 0 }, () => piece(scene, { y: column * 44, z: 0 }, row * 46), column * 0.01)
    })
  }
  return { model, measures: (): Measure[] => [], loose: true }
}

export const starterRepairKit = kit(starterPieces, 8)
export const alternatorRepairKit = kit(alternatorPieces, 7)
