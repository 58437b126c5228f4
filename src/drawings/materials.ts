import { formatNumber } from './pen.ts'

/** The colours of a material: highlight, light, middle and dark, for a light page (`day`) and for a dark one (`night`). */
export interface MaterialTones {
  day: readonly [string, string, string, string]
  night: readonly [string, string, string, string]
}

export const materials = {
  cast: { day: ['#f7f9fa', '#dde2e6', '#b4bcc3', '#828b94'], night: ['#eef1f4', '#c6ccd2', '#98a1a9', '#687179'] },
  steel: { day: ['#e6e9ec', '#b4bbc2', '#878f97', '#555c64'], night: ['#d3d8dd', '#a0a8b0', '#767e87', '#4f565e'] },
  zinc: { day: ['#ffffff', '#d3dbe0', '#98a4ad', '#626e78'], night: ['#f4f8fb', '#bcc6ce', '#84909a', '#566069'] },
  copper: { day: ['#f7d2b1', '#dc9a69', '#b36c3e', '#753f20'], night: ['#f3c9a5', '#cf8d5d', '#a96538', '#713e21'] },
  brass: { day: ['#f8ebb4', '#dcc16c', '#ae9140', '#705b24'], night: ['#f1e2a4', '#cdb25e', '#a1853a', '#695523'] },
  plastic: { day: ['#868e96', '#50575e', '#353a40', '#1f2327'], night: ['#9aa3ab', '#69717a', '#4b525a', '#343a40'] },
  paint: { day: ['#9aa2aa', '#5a626a', '#3d444b', '#23282d'], night: ['#a9b2ba', '#6f7881', '#515961', '#383f46'] },
  carbon: { day: ['#8b8d92', '#63666b', '#484b50', '#2d3034'], night: ['#a2a5aa', '#787b81', '#5a5d63', '#404348'] },
  bakelite: { day: ['#c79680', '#93604c', '#6d4435', '#472a20'], night: ['#cf9f89', '#a06c57', '#7b4f3f', '#563529'] },
  dark: { day: ['#4a5157', '#33393e', '#24292d', '#16191c'], night: ['#3a4046', '#282d32', '#1b1f23', '#0c0e10'] },
} as const satisfies Record<string, MaterialTones>

export type Material = keyof typeof materials
/** The number of a tone: 0 is highlight, 1 light, 2 middle, 3 dark. */
export type Tone = 0 | 1 | 2 | 3

const materialInitials: Record<Material, string> = {
  cast: 'a',
  steel: 's',
  zinc: 'z',
  copper: 'c',
  brass: 'b',
  plastic: 'p',
  paint: 'n',
  carbon: 'k',
  bakelite: 'e',
  dark: 'd',
}

/** Returns the SVG paint of a flat area in one tone. */
export const flatPaint = (material: Material, tone: Tone): string => `var(--${materialInitials[material]}${tone})`
/** Returns the SVG paint of a wall that curves round an axis, and of a flat face at the end of that axis. */
export const curvedWallPaint = (material: Material): string => `url(#${materialInitials[material]}r)`
export const endFacePaint = (material: Material): string => `url(#${materialInitials[material]}f)`
/** Returns the SVG paint of an inside wall that is seen through its opening. */
export const insideWallPaint = (material: Material): string => `url(#${materialInitials[material]}i)`

const gradientStop = (offset: number, paint: string): string =>
  `<stop${offset > 0 ? ` offset="${formatNumber(offset, 2)}"` : ''} stop-color="${paint}"/>`

function gradientDefinitions(material: Material, body: string): string {
  const t = (tone: Tone): string => flatPaint(material, tone)
  const id = materialInitials[material]
  const wall =
    gradientStop(0, t(2)) + gradientStop(0.21, t(0)) + gradientStop(0.58, t(2)) + gradientStop(0.88, t(3)) + gradientStop(1, t(2))
  const face = gradientStop(0, t(0)) + gradientStop(1, t(2))
  const inner = gradientStop(0, t(3)) + gradientStop(0.8, t(1)) + gradientStop(1, t(2))
  const all = [
    { name: 'r', svg: `<linearGradient id="${id}r" x2="0" y2="1">${wall}</linearGradient>` },
    { name: 'f', svg: `<linearGradient id="${id}f" x1=".1" y1="0" x2=".8" y2="1">${face}</linearGradient>` },
    { name: 'i', svg: `<linearGradient id="${id}i" x2="0" y2="1">${inner}</linearGradient>` },
  ]
  return all
    .filter(({ name }) => body.includes(`url(#${id}${name})`))
    .map(({ svg }) => svg)
    .join('')
}

const isMaterial = (name: string): name is Material => Object.hasOwn(materials, name)
const materialList = Object.keys(materials)
  .filter(isMaterial)
  .map((material) => ({ material, initial: materialInitials[material], tones: materials[material] }))

/** Returns the custom properties and gradients that a drawing uses, and no others. `body` is the SVG of the drawing. */
export function usedPaintsOf(body: string): { lightThemeCss: string; darkThemeCss: string; gradientDefs: string } {
  const used = materialList.filter(({ initial }) => body.includes(`url(#${initial}`) || body.includes(`--${initial}`))
  const list = (page: 'day' | 'night'): string =>
    used.map(({ initial, tones }) => tones[page].map((paint, i) => `--${initial}${i}:${paint}`).join(';')).join(';')
  const defs = used
    .filter(({ initial }) => body.includes(`url(#${initial}`))
    .map(({ material }) => gradientDefinitions(material, body))
    .join('')
  return { lightThemeCss: list('day'), darkThemeCss: list('night'), gradientDefs: defs }
}
