import { describe, expect, test } from 'vitest'
import type { ContentNode } from '#contract/pages/content.ts'
import { defaultOrderTerms } from '#server/orders/terms.ts'
import { appWidgetNames, renderText } from '#server/pages/render.ts'
import { appWidgetsByPage, isStandardPage, shippedPageTexts, standardPageSlugs } from '#server/pages/text/texts.ts'
import { shopConfig } from '../../support/shop-config.ts'

const read = (markdown: string, config = shopConfig, locale = 'en-US') => renderText(markdown, { config, terms: defaultOrderTerms, locale })
const problems = (markdown: string) => read(markdown).problems.map(({ line, message }) => `${line}: ${message}`)

test('Markdown becomes pieces, and its first heading the title', () => {
  const { title, description, body } = read(
    '# Our *shop*\n\nOne **two**\nthree [four](/prod/s/sale).\n\n## Five\n\n- six\n- [seven](https://x.example)\n',
  )
  expect(title).toBe('Our shop')
  expect(description).toBe('One two three four.')
  expect(body).toEqual([
    { type: 'p', in: ['One ', { type: 'strong', in: ['two'] }, '\nthree ', { type: 'a', to: '/prod/s/sale', in: ['four'] }, '.'] },
    { type: 'h2', in: ['Five'] },
    {
      type: 'ul',
      in: [
        { type: 'li', in: ['six'] },
        { type: 'li', in: [{ type: 'a', to: 'https://x.example', in: ['seven'] }] },
      ],
    },
  ])
})

describe('what a text must not bring along is not shown, and is named with its line', () => {
  test.each([
    ['One.\n\n<script>alert(1)</script>', '3: “<script>alert(1)</script>” is HTML'],
    ['One.\nTwo <img src=x onerror=alert(1)> three.', '2: “<img src=x onerror=alert(1)>” is HTML'],
    ['[here](javascript:alert(1))', '1: The link to “javascript:alert(1)” is not taken.'],
    ['[here][a]\n\n[a]: data:text/html,x', '1: The link to “data:text/html,x” is not taken.'],
    ['[here](http://x.example)', '1: The link to “http://x.example” is not taken.'],
    ['[here](//x.example)', '1: The link to “//x.example” is not taken.'],
    ['[here](/.//x.example)', '1: The link to “/.//x.example” is not taken.'],
    ['<javascript:alert(1)>', '1: The link to “javascript:alert(1)” is not taken.'],
    ['![x](https://x.example/a.png)', '1: The picture “https://x.example/a.png” is not taken.'],
    ['Call\nus at {{fone}}.', '2: {{fone}} stands for nothing. There is {{shop}}, {{phone}},'],
    ['See {{install-ways}} here.', '1: {{install-ways}} stands on a line of its own'],
    ['# One\n\n# Two', '3: A page has one title'],
  ])('%s', (markdown, said) => {
    expect(problems(markdown)).toEqual([expect.stringContaining(said)])
    const shown = JSON.stringify(read(markdown).body)
    expect(shown).not.toMatch(/<|onerror|"to":"(?!\/images\/|https:)/)
  })
})

describe('placeholders', () => {
  test('are filled from the shop and its terms, and lead to its telephone and mailbox', () => {
    const { body } = read('{{shop}}: {{phone}}, {{email}}, {{return-days}} days, {{invoice-days}} days.')
    expect(body).toEqual([
      {
        type: 'p',
        in: [
          ...['Voltwerk', ': ', { type: 'a', to: 'tel:+15550100199', in: [shopConfig.phone] }, ', '],
          ...[{ type: 'a', to: 'mailto:counter@volt.test', in: [shopConfig.email] }, ', ', '30', ' days, ', '14', ' days.'],
        ],
      },
    ])
  })

  test('inside a link they are its words', () => {
    expect(read('[Call {{phone}}](/marketing/page/contact)').body).toEqual([
      { type: 'p', in: [{ type: 'a', to: '/marketing/page/contact', in: [`Call ${shopConfig.phone}`] }] },
    ])
  })

  test('a sentence that would name what the shop has not said is left out, and a heading that is left alone with it', () => {
    const bare = { ...shopConfig, phone: '', hours: '' }
    expect(read('## Call\n\nCall {{phone}}.\n\n## Write\n\n- by phone {{phone}}\n- to {{email}}\n', bare).body).toEqual([
      { type: 'h2', in: ['Write'] },
      { type: 'ul', in: [{ type: 'li', in: ['to ', { type: 'a', to: 'mailto:counter@volt.test', in: [shopConfig.email] }] }] },
    ])
  })

  test('on a line of their own name a live part; below {{fold}} headings fold', () => {
    expect(read('Before.\n\n{{ready-here}}\n\n{{fold}}\n\n## *Why*?\n\nBecause.\n\n## How?\n\nSo.').body).toEqual([
      { type: 'p', in: ['Before.'] },
      { type: 'live', of: 'ready-here' },
      { type: 'fold', of: 'Why?', in: [{ type: 'p', in: ['Because.'] }] },
      { type: 'fold', of: 'How?', in: [{ type: 'p', in: ['So.'] }] },
    ])
  })
})

describe('the texts that every shop begins with', () => {
  const texts = Object.entries(shippedPageTexts).flatMap(([locale, pages]) =>
    Object.entries(pages).map(([slug, text]) => ({ locale, slug, text })),
  )

  test.each(texts)('$locale $slug has a title, a description and nothing that is not taken', ({ locale, slug, text }) => {
    const { title, description, body, problems: wrong } = read(text, shopConfig, locale)
    expect(wrong).toEqual([])
    expect([title, description]).not.toContain('')
    expect(title).not.toBeNull()
    expect(JSON.stringify(body)).not.toContain('{{')
    const live = body.flatMap((piece) => (typeof piece === 'object' && piece.type === 'live' ? (piece.of ?? []) : []))
    expect(live).toEqual(appWidgetsByPage[slug] ?? [])
  })

  test('German has the headings, entries and links of English, page by page', () => {
    const shape = (text: string) => text.split('\n').flatMap((line) => /^(?:#+|-|\d\.)(?= )|\]\([^)]*\)/.exec(line)?.[0] ?? [])
    for (const slug of standardPageSlugs)
      expect(shape(shippedPageTexts['de']?.[slug] ?? ''), slug).toEqual(shape(shippedPageTexts['en-US']?.[slug] ?? ''))
  })

  test('every live part belongs to a page that every shop has', () => {
    expect(Object.keys(appWidgetsByPage).every(isStandardPage)).toBe(true)
    expect(Object.values(appWidgetsByPage).flat().toSorted()).toEqual(appWidgetNames.toSorted())
  })
})

test.each([
  ['1,500 quotes in each other', `${'>'.repeat(1500)} deep`, /Line|nests more than 20/],
  ['1,500 lists in each other', `${'- '.repeat(1500)}deep`, /nests more than 20/],
  ['numbered lists and quotes in each other', `${'1. > '.repeat(500)}deep`, /nests more than 20/],
  ['emphasis of 4,000 marks', `${'*a **b '.repeat(2000)}deep${'c** d*'.repeat(2000)}`, /more than 500 of the marks/],
  ['emphasis of 200 levels', `${'*a **b '.repeat(100)}deep${' c** d*'.repeat(100)}`, /nests more than 20/],
  ['lists by their indentation', Array.from({ length: 120 }, (_, at) => `${'  '.repeat(at)}- deep`).join('\n'), /nests more than 20/],
])('%s: whoever writes it hears of it, and what is stored already is shown, with its words', (_, markdown, says) => {
  const { body, problems } = read(`# Title\n\n${markdown}\n\nThe rest of it.`)
  expect(problems.map(({ message }) => message).join(' ')).toMatch(says)
  expect(problems.every(({ line }) => line >= 3)).toBe(true)
  const shown = JSON.stringify(body)
  expect(shown).toContain('deep')
  expect(shown).toContain('The rest of it.')
  expect(depthOf(body)).toBeLessThan(60)
})

test('a line of dashes, a list within a list and a quote in it are no nesting to speak of', () => {
  expect(read(`# T\n\n${'- '.repeat(40)}\n\n> a\n> - b\n>   - c\n`).problems).toEqual([])
})

const depthOf = (pieces: readonly ContentNode[]): number =>
  pieces.reduce((most, piece) => Math.max(most, typeof piece === 'object' ? 1 + depthOf(piece.in ?? []) : 0), 0)
