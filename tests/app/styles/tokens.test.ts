import { describe, expect, test } from 'vitest'
import { globalCss } from '#app/styles/global.ts'
import { sheet } from '#app/styles/recipes/sheet.ts'
import { semanticTokens } from '#app/styles/semantic-tokens.ts'
import { breakpoints, tokens } from '#app/styles/tokens.ts'
import { DRAWER_WIDTH_PERCENT, MIN_DRAWER_WIDTH_PX } from '#contract/limits.ts'

/** What browsers make of 1rem unless their user wants more. */
const ROOT_PX = 16

describe('section 9: measures of the page', () => {
  test('UI breakpoints 480, 576, 768, 992, 1200, 1600, 2000 px', () => {
    expect(Object.values(breakpoints)).toEqual(['480px', '576px', '768px', '992px', '1200px', '1600px', '2000px'])
  })

  test('base font size 14 px, which on phones is 16 as decided', () => {
    expect(globalCss['body']).toMatchObject({ fontSize: 'body' })
    expect(semanticTokens.fontSizes?.['body']).toEqual({ value: { base: '{fontSizes.md}', md: '{fontSizes.sm}' } })
    const px = (rem: unknown) => Number.parseFloat(String(rem)) * ROOT_PX
    expect([px(tokens.fontSizes?.['sm']?.value), px(tokens.fontSizes?.['md']?.value)]).toEqual([14, 16])
  })

  test('drawer width 30 %, never under the least that can be read', () => {
    expect(DRAWER_WIDTH_PERCENT).toBe(30)
    const left: unknown = sheet.variants?.['from']?.['left']?.frame
    expect(left).toMatchObject({ width: `[max(${DRAWER_WIDTH_PERCENT}%, ${MIN_DRAWER_WIDTH_PX}px)]` })
  })
})
