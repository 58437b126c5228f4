import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partTypeNames } from '#contract/part/part-types.ts'
import { renderBanner } from '#drawings/render-banner.ts'
import { iconNames, renderCategoryIcon } from '#drawings/render-category-icon.ts'
import { renderLogo } from '#drawings/render-logo.ts'
import { contrastRatio } from '#drawings/signal.ts'
import { generalBranding, harborBranding } from '#server/demo/branding.ts'
import { elementsOf } from './svg-reading.ts'

it('has an icon of its own for every type, every application and the lists', () => {
  const wanted = [...partTypeNames, ...Array.from({ length: 9 }, (_, i) => `app-${i + 1}`), 'new', 'clearance', 'kit', 'default']
  expect(iconNames).toEqual(expect.arrayContaining(wanted))
  expect(new Set(wanted.map(renderCategoryIcon)).size).toBe(wanted.length)
  for (const name of wanted) elementsOf(renderCategoryIcon(name))
})

it('gives the default icon to an unknown name', () => {
  expect(renderCategoryIcon('no such thing')).toBe(renderCategoryIcon('default'))
  expect(renderCategoryIcon('__proto__')).toBe(renderCategoryIcon('default'))
})

it('draws four banners of 960 by 320', () => {
  const banners = (['fresh', 'core', 'offline', 'kits'] as const).map((kind) => renderBanner(kind, '#0a7'))
  expect(new Set(banners).size).toBe(4)
  for (const svg of banners) {
    expect(svg).toContain('viewBox="0 0 960 320"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    elementsOf(svg)
  }
})

it('draws a well-formed and steady logo for any name and accent', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (name, light, dark) => {
      const svg = renderLogo(name, { light, dark })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      elementsOf(svg)
      expect(renderLogo(name, { light, dark })).toBe(svg)
    }),
  )
})

it('draws the logo in the colour of the page that it stands on', () => {
  for (const { accent } of [generalBranding, harborBranding]) {
    const [, day = '', night = ''] =
      /svg\{color:(#\w+)\}@media \(prefers-color-scheme:dark\)\{svg\{color:(#\w+)\}\}/.exec(renderLogo('Volt', accent)) ?? []
    expect(day).toBe(accent.light)
    expect(contrastRatio(night, '#14171a')).toBeGreaterThan(3)
  }
})
