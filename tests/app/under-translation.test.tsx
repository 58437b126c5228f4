import { act } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { repairTranslatedTexts } from '#app/under-translation.ts'
import { translatePage } from '../support/translator.ts'

afterEach(() => document.body.replaceChildren())

/** Lets everybody who watches the page hear of what was done. */
const heard = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

/** A page under translation, drawn again and again; what is to be read after each. */
async function read(pages: ReactNode[], wrapsTheText: boolean): Promise<string[]> {
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => act(() => root.unmount()))
  onTestFinished(repairTranslatedTexts(document.body))
  await act(async () => root.render(pages[0]))
  onTestFinished(translatePage(document.body, wrapsTheText))
  const said: string[] = []
  for (const page of pages) {
    await act(async () => root.render(page))
    await heard()
    said.push(place.textContent ?? '')
  }
  const untouched = [...place.querySelectorAll('*')].filter((one) => one.localName !== 'font' && one.closest('[translate=no]') === null)
  expect(untouched.flatMap((one) => [...one.childNodes].filter((node) => node instanceof Text && node.data.trim() !== ''))).toEqual([])
  return said
}

const pieces = (count: number) => (
  <p>
    {count} {count === 1 ? 'piece' : 'pieces'}
    {count > 9 ? ', each for less' : null}, <b>{count * 2}</b> EUR
  </p>
)

describe.each([
  ['has words of its own', false],
  ['wraps the shop’s', true],
])('under a translator that %s', (_, wrapsTheText) => {
  test('counts, plurals and conditional words are the true ones', async () => {
    const said = await read([12, 1, 10, 2].map(pieces), wrapsTheText)
    expect(said).toEqual(['12 pieces, each for less, 24 EUR', '1 piece, 2 EUR', '10 pieces, each for less, 20 EUR', '2 pieces, 4 EUR'])
  })

  test('a text beside elements comes, goes and moves', async () => {
    const list = (...names: string[]) => (
      <div>
        {names.map((name) => (
          <Fragment key={name}>{name} </Fragment>
        ))}
        <i>end</i>
      </div>
    )
    const said = await read([list('a', 'b', 'c'), list('c', 'a'), list('d', 'c', 'a', 'b'), list()], wrapsTheText)
    expect(said).toEqual(['a b c end', 'c a end', 'd c a b end', 'end'])
  })

  test('what was the only text of its element becomes one of several, and none', async () => {
    const said = await read(
      [
        <p key="p">One</p>,
        <p key="p">
          Two<b>!</b>
        </p>,
        <p key="p" />,
        <p key="p">Three</p>,
      ],
      wrapsTheText,
    )
    expect(said).toEqual(['One', 'Two!', '', 'Three'])
  })
})

test('what a translator takes back is in the shop’s own words again', async () => {
  const place = document.createElement('p')
  place.append('12 ', 'pieces')
  document.body.append(place)
  onTestFinished(repairTranslatedTexts(document.body))
  translatePage(document.body)()
  await heard()
  expect(place.querySelectorAll('font')).toHaveLength(4)
  for (const font of place.querySelectorAll(':scope > font')) font.remove()
  await heard()
  expect([...place.childNodes].map(({ textContent }) => textContent)).toEqual(['12 ', 'pieces'])
})

test('without it React’s next change ends the page: this is what a translator does', async () => {
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place, { onUncaughtError: () => undefined })
  await act(async () => root.render(pieces(12)))
  translatePage(document.body)()
  await expect(act(async () => root.render(pieces(1)))).rejects.toThrow()
})
