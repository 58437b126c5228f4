import { expect, test } from 'vitest'
import { inlineFixedTokens } from '#app/styles/fixed-tokens.ts'

const sheet = `@layer tokens{
  :where(:root, :host) {
    --spacing-0\\.5: 2px;
    --sizes-96: 384px;
    --spacing-gutter: 16px;
    --colors-fg: light-dark(#000000, #ffffff);
}
  @media screen and (min-width: 48rem) {
    :where(:root, :host) {
      --spacing-gutter: 24px;
}
}
}
.a { gap: var(--spacing-0\\.5); padding: var(--spacing-gutter); color: var(--colors-fg) }`

test('A token of one plain value is written out, an unused one goes, and what a width or a theme changes stays', () => {
  const written = inlineFixedTokens(sheet)
  expect(written).toContain('.a { gap: 2px; padding: var(--spacing-gutter); color: var(--colors-fg) }')
  expect(written.match(/--[\w\\.-]+(?=:)/g)).toEqual(['--spacing-gutter', '--colors-fg', '--spacing-gutter'])
})
