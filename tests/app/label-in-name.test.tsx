import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#app/server.tsx'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { publicPages } from '../support/public-pages.ts'
import { shopConfig } from '../support/shop-config.ts'

/** Letters and digits alone: how words are parted is another matter on the screen than in a name. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The words that are to be seen in a control: not what only a screen reader has. */
function seen(control: HTMLElement): string {
  const copy = control.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const unseen of copy.querySelectorAll('[class*="sr_true"], noscript')) unseen.remove()
  return copy.textContent ?? ''
}

const everyPage = [LOCALE_DEFAULT, 'de'].flatMap((locale) => publicPages.map(({ address, replies }) => ({ locale, address, replies })))

test.each(everyPage)(
  'WCAG 2.5.3: in $locale, on $address, each control has the words that are to be seen in it in its name',
  ({ locale, address, replies }) => {
    const asOf = new Date().toISOString()
    const { html } = render({ address, origin: 'http://shop.test', config: shopConfig, replies, asOf, locale })
    const page = document.createElement('div')
    page.innerHTML = html
    document.body.append(page)
    let controls = 0
    const wrong: string[] = []
    for (const role of ['link', 'button', 'checkbox', 'radio', 'tab'] as const)
      within(page).queryAllByRole(role, {
        hidden: true,
        name: (name, control) => {
          controls += 1
          if (control instanceof HTMLElement && !plain(name).includes(plain(seen(control))))
            wrong.push(`${role} “${name}” shows “${seen(control)}”`)
          return false
        },
      })
    page.remove()
    expect(controls).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  },
)
