import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { printPageCss } from '#app/screens/print/page-rules.ts'

test.each([
  ['a4', 'A4'],
  ['letter', 'letter'],
] as const)('the page of %s has the size %s', (paper, size) => {
  expect(printPageCss(paper, '')).toContain(`size: ${size};`)
})

test.each(['Order CW-1', 'a "quoted" one', 'ends with \\', 'two\nlines', '"; } body { display: none'])(
  'the foot %j stays one string',
  (foot) => {
    const named: string[] = []
    parse(printPageCss('a4', foot)).walkDecls('content', ({ value }) => void named.push(value))
    expect(named).toHaveLength(2)
    expect(named[0]).toMatch(/^"[^"\\\n]*"$/)
  },
)
