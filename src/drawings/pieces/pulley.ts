import type { Material } from '#drawings/materials.ts'
import type { CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'
import { drawHexagonHead } from './fasteners.ts'

export type PulleyKind = 'ribbed' | 'v' | 'clutch' | 'none'

/** Parses the name of a pulley in a part's data, such as "PV6", "OAP", "1V 10 mm" or "none". */
export function parsePulleyKind(text: string): PulleyKind {
  if (/oap|oad|clutch|freewheel|overrun|decoupl/.test(text)) return 'clutch'
  if (/none|without/.test(text)) return 'none'
  if (/pv|pk|rib|poly|serp/.test(text)) return 'ribbed'
  return /v/.test(text) ? 'v' : 'ribbed'
}

/** Returns the number of grooves of a pulley. If the data has no such number, it is taken from names such as "PV6" and "6PK". */
export function grooveCount(values: DrawingValues, kind: PulleyKind): number {
  const inKind = Number.parseInt(/\d+/.exec(values.lowercaseText('pulleyKind'))?.[0] ?? '', 10)
  const usual = kind === 'v' ? 1 : 6
  return values.drawableCount('grooves', inKind >= 1 && inKind <= 12 ? inKind : usual, 1, 12)
}

export interface PulleyShape {
  centre?: CrossPoint
  x0: number
  r: number
  kind: PulleyKind
  grooves: number
  boreDiameter: number
  material?: Material
  /** Whether there is a nut on the shaft, as on a complete machine. */
  hasNut?: boolean
}

/** Returns the width of a pulley in millimetres: 3.56 mm for a rib, 15 mm for a V groove, and the rims. */
export const pulleyWidth = (kind: PulleyKind, grooves: number): number => (kind === 'v' ? grooves * 15 + 4 : grooves * 3.56 + 6)

/** Draws a pulley with the number of grooves in the data. */
export function drawPulleyBody(scene: Scene, p: PulleyShape): void {
  const { centre = { y: 0, z: 0 }, x0, r, kind, grooves, material = 'steel' } = p
  const width = pulleyWidth(kind, grooves)
  const x1 = x0 + width
  const rim = 2.4
  const pitch = (width - 2 * rim) / grooves
  const deep = kind === 'v' ? Math.min(r * 0.24, 10) : Math.min(3.2, r * 0.14)
  drawTube(scene, { centre, x0, x1: x0 + rim, r: r - 0.6, r1: r, material })
  for (let i = 0; i < grooves; i++) {
    const from = x0 + rim + i * pitch
    scene.groupPieces({ x: from + pitch / 2, ...centre }, () => {
      const [a, b] = kind === 'v' ? [0.12, 0.4] : [0.1, 0.5]
      const shade = r - deep * 0.5
      const up = from + pitch * (1 - b + (b - a) * 0.5)
      if (kind === 'v') {
        drawTube(scene, { centre, x0: from, x1: from + pitch * a, r, material, hasEndFace: scene.camera.isTurnedRound })
        drawTube(scene, { centre, x0: from + pitch * b, x1: from + pitch * (1 - b), r: r - deep, material, hasEndFace: false })
        drawTube(scene, { centre, x0: from + pitch * (1 - a), x1: from + pitch, r, material, hasEndFace: false })
      }
      drawTube(scene, { centre, x0: from + pitch * a, x1: from + pitch * b, r, r1: r - deep, material, hasEndFace: false })
      // The lower half of a groove is shaded by the rib in front of it.
      drawTube(scene, {
        centre,
        x0: from + pitch * (1 - b),
        x1: up,
        r: r - deep,
        r1: shade,
        material: 'paint',
        hasEndFace: false,
        name: 'groove',
      })
      drawTube(scene, { centre, x0: up, x1: from + pitch * (1 - a), r: shade, r1: r, material, hasEndFace: false })
    })
  }
  drawTube(scene, { centre, x0: x1 - rim, x1, r, r1: r - 0.6, material, drawOrderOffsetMm: -0.2 })
  drawPulleyHub(scene, p, centre, x0, x1, rim)
}

function drawPulleyHub(scene: Scene, p: PulleyShape, at: CrossPoint, x0: number, x1: number, rim: number): void {
  const { r, kind, hasNut, material = 'steel' } = p
  const rear = scene.camera.isTurnedRound
  const front = rear ? x1 : x0
  const shaft = Math.min(p.boreDiameter / 2, r * 0.55)
  const place = { x: front + (scene.camera.isTurnedRound ? 1 : -1), ...at }
  scene.groupPieces(
    place,
    () => {
      if (kind === 'clutch' && !scene.camera.isTurnedRound) {
        drawTurnedSolid(scene, 'plastic', [x0 - 6, r * 0.5, x0 - 4.5, r * 0.58, x0, r * 0.6], { centre: at, name: 'cap' })
        drawDisc(scene, { centre: at, x: x0 - 6, r: r * 0.26, material: 'plastic', isFineDetail: true, name: 'e', drawOrderOffsetMm: 0.4 })
        return
      }
      drawDisc(scene, {
        centre: at,
        x: front,
        r: Math.max(r * 0.72, shaft + 1),
        material,
        tone: 2,
        isFineDetail: true,
        drawOrderOffsetMm: 0.02,
        isOnRearFace: rear,
      })
      if (kind === 'clutch') {
        drawDisc(scene, {
          centre: at,
          x: front,
          r: Math.max(r * 0.5, shaft * 1.15),
          material: 'zinc',
          drawOrderOffsetMm: 0.05,
          isOnRearFace: rear,
        })
      } else
        drawDisc(scene, {
          centre: at,
          x: front,
          r: Math.max(r * 0.46, shaft * 1.25),
          material,
          drawOrderOffsetMm: 0.05,
          isOnRearFace: rear,
        })
      if (hasNut && !scene.camera.isTurnedRound) {
        drawHexagonHead(scene, at, x0 - 4, x0 + 4, Math.max(shaft * 1.5, 9), 'zinc', 20)
        drawTube(scene, { centre: at, x0: x0 - 9, x1: x0 - 4, r: shaft * 0.85, material: 'steel', drawOrderOffsetMm: 4 })
        drawBore(scene, { centre: at, x: x0 - 9, r: shaft * 0.34, isFineDetail: true, drawOrderOffsetMm: 8 })
      } else drawBore(scene, { centre: at, x: front, r: shaft, depth: x1 - x0, drawOrderOffsetMm: 0.2, name: 'bore', isOnRearFace: rear })
    },
    rim,
  )
}
