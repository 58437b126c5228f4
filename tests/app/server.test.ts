import { expect, test } from 'vitest'
import { render } from '#app/server.tsx'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { publicPages } from '../support/public-pages.ts'
import { shopConfig } from '../support/shop-config.ts'

/** How React marks a piece that it could not render: the browser would draw it anew, and say error 419. */
const GIVEN_UP = '<!--$!-->'

test.each(publicPages)('$address is rendered whole where there is no browser', ({ address, replies }) => {
  const asOf = new Date().toISOString()
  const { html } = render({ address, origin: 'http://shop.test', config: shopConfig, replies, asOf, locale: LOCALE_DEFAULT })
  expect(html).not.toContain(GIVEN_UP)
})
