import { rectangleOutline, rotateOutline } from '#drawings/outlines.ts'
import { drawPrism } from '#drawings/prism.ts'
import type { CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawShapesOnFace } from './slots.ts'

export interface PlugShape {
  centre: CrossPoint
  /** Position of the back of the plug, where it meets the machine. The open end of the plug is at `x1`. */
  x0: number
  x1: number
  pins: number
  isOval?: boolean
  /** Rotation of the plug in clock degrees. */
  rotationDegrees?: number
  pinPitch?: number
}

/** Draws a plug socket with its real number of pins. */
export function drawPlug(scene: Scene, p: PlugShape): void {
  const pitch = p.pinPitch ?? 5
  const rows = p.pins > 6 ? 2 : 1
  const aRow = Math.ceil(p.pins / rows)
  const width = Math.max(13, aRow * pitch + 7)
  const height = rows * pitch + 8
  const turn = p.rotationDegrees ?? 0
  const shape = (w: number, h: number, round: number): CrossPoint[] => [
    ...rotateOutline(rectangleOutline({ y: 0, z: 0 }, w, h, round), turn, p.centre),
  ]
  const corner = p.isOval ? height / 2 : 2
  drawPrism(scene, {
    outline: shape(width, height, corner),
    x0: Math.min(p.x0, p.x1),
    x1: Math.max(p.x0, p.x1),
    material: 'plastic',
    drawOrderOffsetMm: 2,
  })
  const lift = 4
  const rear = p.x1 > p.x0
  drawShapesOnFace(scene, p.x1, [shape(width - 4, height - 4, Math.max(1, corner - 2))], {
    material: 'dark',
    tone: 3,
    centre: p.centre,
    drawOrderOffsetMm: lift,
    isOnRearFace: rear,
  })
  for (let i = 0; i < p.pins; i++) {
    const [column, row] = [i % aRow, Math.floor(i / aRow)]
    const inRow = row === rows - 1 ? p.pins - aRow * row : aRow
    const at = { y: (column - (inRow - 1) / 2) * pitch, z: (row - (rows - 1) / 2) * pitch }
    const pin = rotateOutline(rectangleOutline(at, pitch * 0.36, pitch * 0.62), turn, p.centre)
    drawShapesOnFace(scene, p.x1, [pin], {
      material: 'brass',
      tone: 1,
      name: 'n pin',
      centre: p.centre,
      drawOrderOffsetMm: lift + 0.1,
      isOnRearFace: rear,
    })
  }
}
