import { drawHollowTube } from '#drawings/hollow.ts'
import type { DimensionMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawBoltHead } from '#drawings/pieces/fasteners.ts'
import type { CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawDisc, drawTube } from '#drawings/solids.ts'
import { drawBrush } from '#drawings/starter-parts/brush-set.ts'
import type { DrawingValues } from '#drawings/values.ts'

type KitPieceDrawer = (scene: Scene, at: CrossPoint, x: number) => void

const ringPiece =
  (r: number, inner: number, length: number, material: 'brass' | 'zinc' | 'plastic' | 'copper' | 'steel'): KitPieceDrawer =>
  (scene, at, x) =>
    drawHollowTube(scene, { centre: at, x0: x, x1: x + length, r, innerRadius: inner, material })

const ballBearingPiece =
  (r: number): KitPieceDrawer =>
  (scene, at, x) => {
    scene.groupPieces({ x, ...at }, () => {
      drawHollowTube(scene, { centre: at, x0: x, x1: x + r * 0.6, r, innerRadius: r * 0.44, material: 'zinc' })
      drawDisc(scene, { centre: at, x, r: r * 0.84, innerRadius: r * 0.58, material: 'plastic', drawOrderOffsetMm: r })
    })
  }

const brushPiece =
  (length: number, width: number): KitPieceDrawer =>
  (scene, at, x) =>
    drawBrush(scene, { length, width, height: width * 0.6, x, ...at })
const screwPiece: KitPieceDrawer = (scene, at, x) => {
  scene.groupPieces({ x, ...at }, () => {
    drawTube(scene, { centre: at, x0: x + 3, x1: x + 20, r: 2, material: 'zinc' })
    drawBoltHead(scene, at, x + 3, 4, false)
  })
}

const slipRingPiece: KitPieceDrawer = (scene, at, x) => {
  scene.groupPieces({ x, ...at }, () => {
    drawHollowTube(scene, { centre: at, x0: x, x1: x + 24, r: 10, innerRadius: 6, material: 'plastic' })
    for (const from of [13, 4])
      drawTube(scene, { centre: at, x0: x + from, x1: x + from + 7, r: 11, material: 'copper', hasEndFace: false, drawOrderOffsetMm: 3 })
    drawHollowTube(scene, { centre: at, x0: x, x1: x + 4, r: 10, innerRadius: 6, material: 'plastic', drawOrderOffsetMm: 8 })
  })
}

const starterKitPieces: readonly KitPieceDrawer[] = [
  brushPiece(14, 12),
  ringPiece(9, 6.5, 16, 'brass'),
  brushPiece(14, 12),
  ringPiece(11, 8.5, 12, 'brass'),
  brushPiece(14, 12),
  ringPiece(15, 12.5, 3, 'plastic'),
  brushPiece(14, 12),
  ringPiece(10, 5, 2, 'zinc'),
  screwPiece,
  ringPiece(7.5, 5, 12, 'brass'),
  screwPiece,
  ringPiece(12, 10, 2, 'steel'),
]
const alternatorKitPieces: readonly KitPieceDrawer[] = [
  ballBearingPiece(19),
  slipRingPiece,
  ballBearingPiece(15),
  brushPiece(17, 7),
  brushPiece(17, 7),
  ringPiece(15, 12.5, 3, 'plastic'),
  screwPiece,
  screwPiece,
  ringPiece(11, 6, 2, 'zinc'),
  screwPiece,
  ringPiece(9, 5, 5, 'plastic'),
  ringPiece(10, 8, 2, 'steel'),
]

/**
 * Returns the drawing of a repair kit: its pieces, laid out in rows. The data states the number of pieces, of which at most twelve are
 * drawn.
 */
function createKitDrawing(pieces: readonly KitPieceDrawer[], usual: number): PartDrawing {
  const model = (scene: Scene, values: DrawingValues): void => {
    const count = values.drawableCount('count', usual, 2, pieces.length)
    const columns = count > 8 ? 4 : count > 4 ? 3 : 2
    pieces.slice(0, count).forEach((piece, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      scene.groupPieces({ x: row * 46, y: column * 44, z: 0 }, () => piece(scene, { y: column * 44, z: 0 }, row * 46), column * 0.01)
    })
  }
  return { drawModel: model, listMeasures: (): DimensionMeasure[] => [], hasLoosePieces: true }
}

export const starterRepairKitDrawing = createKitDrawing(starterKitPieces, 8)
export const alternatorRepairKitDrawing = createKitDrawing(alternatorKitPieces, 7)
