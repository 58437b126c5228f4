import type { Attributes } from '#contract/attributes/attributes.ts'
import { type DrawnPartType, partDrawings } from './part-drawings.ts'
import { threeQuarterCamera } from './projection.ts'
import { fitIntoFrame, wrapPictureSvg } from './render-view.ts'
import { accentColoursOf } from './signal.ts'
import { DrawingValues } from './values.ts'

export type BannerKind = 'fresh' | 'core' | 'offline' | 'kits'

interface PlacedPart {
  type: DrawnPartType
  attributes: Attributes
  x: number
  y: number
  width: number
  height: number
  /** Whether the piece is drawn pale, as the old unit that a customer returns. */
  isFaded?: boolean
}

const bannerSize = { width: 960, height: 320 }

const bannerParts: Record<BannerKind, readonly PlacedPart[]> = {
  fresh: [
    { type: 'starter', attributes: { starterKind: 'PMGR', teeth: 10, solenoidClock: 11 }, x: 452, y: 66, width: 236, height: 190 },
    { type: 'alternator', attributes: { pulleyKind: 'PV', grooves: 6 }, x: 704, y: 58, width: 224, height: 206 },
  ],
  core: [
    {
      type: 'alternator',
      attributes: { pulleyKind: 'PV', grooves: 6, plugPins: 3 },
      x: 470,
      y: 70,
      width: 190,
      height: 180,
      isFaded: true,
    },
    { type: 'alternator', attributes: { pulleyKind: 'PV', grooves: 6, plugPins: 3 }, x: 736, y: 70, width: 190, height: 180 },
  ],
  offline: [
    {
      type: 'starter',
      attributes: { starterKind: 'DD', lengthMm: 400, bodyOdMm: 114, teeth: 11, holes: 3, pilotMm: 92, solenoidClock: 12 },
      x: 590,
      y: 48,
      width: 336,
      height: 224,
    },
  ],
  kits: [
    { type: 'armature', attributes: { bars: 25 }, x: 470, y: 48, width: 240, height: 130 },
    { type: 'alternatorRepairKit', attributes: { count: 7 }, x: 690, y: 120, width: 240, height: 160 },
    { type: 'rectifier', attributes: { diodes: 8 }, x: 770, y: 24, width: 120, height: 104 },
    { type: 'drive', attributes: { teeth: 9 }, x: 492, y: 176, width: 150, height: 110 },
  ],
}

/** Thin lines behind the pieces: the edge of a bench, arrows of an exchange, a crossed-out radio signal. */
const bannerLinePaths: Record<BannerKind, string> = {
  fresh: 'M440 276H936M440 284H936',
  core: 'M676 128q22-18 44 0M720 128l-2-12M720 128l-12-1M720 196q-22 18-44 0M676 196l2 12M676 196l12 1',
  offline: 'M470 214a40 40 0 0 1 56 0M484 228a20 20 0 0 1 28 0M456 200a60 60 0 0 1 84 0M496.5 242h3M456 250l84-66',
  kits: 'M440 292H936',
}

/** Draws an illustration for the home page, 960 by 320. Its left half stays empty for text. */
export function renderBanner(kind: BannerKind, accent: string): string {
  const body = bannerParts[kind]
    .map((p) => {
      const drawn = fitIntoFrame(
        threeQuarterCamera,
        (scene) => partDrawings[p.type].drawModel(scene, new DrawingValues(p.attributes)),
        p,
      ).svg
      return p.isFaded ? `<g opacity=".45">${drawn}</g>` : drawn
    })
    .join('')
  const signal = accentColoursOf(accent)
  const rules = `.w{stroke-width:1.5px}.u{fill:none;stroke:var(--g);stroke-width:2px;stroke-linecap:round;stroke-linejoin:round}`
  return wrapPictureSvg(bannerSize, '', `<path class="u" d="${bannerLinePaths[kind]}"/>${body}`, {
    day: `;--g:${signal.day}`,
    night: `;--g:${signal.night}`,
    rules,
    small: '',
  })
}
