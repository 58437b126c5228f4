import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { BottomBarLine } from '#app/screens/part/BottomBarLine.tsx'
import { Gallery } from '#app/screens/part/Gallery.tsx'
import { KeyData } from '#app/screens/part/KeyData.tsx'
import { Offer } from '#app/screens/part/Offer.tsx'
import PartScreen from '#app/screens/part/PartScreen.tsx'
import { PartSections } from '#app/screens/part/PartSections.tsx'
import { PartSkeleton } from '#app/screens/part/PartSkeleton.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { calls } from '#contract/calls.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { totalsForQuantity } from '#contract/pricing/pricing.ts'
import { requestTimeoutsMs } from '#data/patience.ts'
import { partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, namesOf, openShop, words } from '../../../support/shell.tsx'

describe('a part on its way', () => {
  test('while a part is on its way its number stands there already, in the place of the hero; readers hear only that it loads', () => {
    const page = draw(<PartSkeleton mcode="ST-972020" />).container.firstElementChild
    expect([page?.getAttribute('aria-hidden'), page?.hasAttribute('inert')]).toEqual(['true', true])
    const numbers = screen.getAllByText('ST-972020')
    expect(numbers).toHaveLength(2)
    expect(numbers.filter((number) => number.closest('.part-head__title') !== null)).toHaveLength(1)
    expect(screen.queryByRole('heading', { hidden: true })).toBeNull()
  })
})

describe('a part that cannot be had', () => {
  const mcode = 'AL-351482'
  const failsWith = async (answer: (request: Request) => Response) => {
    await openShop(`/prod/m/${mcode}`)
    catalogue.productDetail.clear()
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    onTestFinished(() => said.mockRestore())
    connectPort(portTo(async (request) => answer(request)))
    draw(<PartScreen params={{ mcode: v.parse(Mcode, mcode) }} />)
  }

  test.each([
    ['the shop made a mistake', () => Response.json({ code: 500, msg: 'No.', error: 'internal' }, { status: 500 })],
    ['it is asked for too often', () => Response.json({ code: 429, msg: 'Slow.', error: 'too-often' }, { status: 429 })],
    [
      'there is no network',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])("%s: its number is the page's title, with what happened and a way to try again below", async (_, answer) => {
    await failsWith(answer)
    const again = await screen.findByRole('button', { name: 'Try again' })
    const title = screen.getByRole('heading', { level: 1 })
    expect(words(title)).toContain(mcode)
    expect(title.compareDocumentPosition(again) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('tried again with success it is shown', async () => {
    let works = false
    await failsWith(({ url }) => {
      if (!works) return Response.json({ code: 500, msg: 'No.', error: 'internal' }, { status: 500 })
      if (url.includes('/detail?')) return envelopeReply({ result: partDetail({ mcode }) })
      return envelopeReply({ result: url.includes('/partsList?') ? { contains: [], usedIn: [], usedInTotal: 0 } : [] })
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    works = true
    await userEvent.click(again)
    expect(words(await screen.findByRole('heading', { level: 1 }))).toContain('Starter')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('what lists have told of a part', () => {
  const mcode = v.parse(Mcode, 'AL-351482')
  /** The calls that are made before the line's silence is noted, which says nothing but what `kept` has. */
  async function askedWhile(up: boolean, kept: (path: string) => Response | null) {
    await openShop(`/prod/m/${mcode}`)
    for (const held of [catalogue.productDetail, catalogue.aggregationSearch]) held.clear()
    const asked: string[] = []
    connectPort(
      portTo(({ url }) => {
        const path = new URL(url).pathname
        asked.push(path)
        return kept(path) ?? new Promise<Response>(() => undefined)
      }),
    )
    network.up = up
    onTestFinished(() => {
      network.up = true
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    draw(<PartScreen params={{ mcode }} />)
    await act(() => vi.advanceTimersByTimeAsync(requestTimeoutsMs.silence - 1))
    return asked.filter((path) => path.endsWith(calls.aggregationSearch.path)).length
  }
  const nothing = () => null

  test('is asked for beside its page while the line is known to be dead, for that may be silent', async () => {
    expect(await askedWhile(false, nothing)).toBe(1)
  })

  test('is not asked for while the shop answers', async () => {
    expect(await askedWhile(true, nothing)).toBe(0)
  })

  test('nor where the page itself is kept', async () => {
    const detail = (path: string) => (path.endsWith(calls.productDetail.path) ? envelopeReply({ result: partDetail({ mcode }) }) : null)
    expect(await askedWhile(false, detail)).toBe(0)
  })
})

describe('a picture of the shop’s own', () => {
  beforeEach(() => openShop('/prod/m/AR-S-10001'))
  const hash = 'a'.repeat(32)
  const shown = (file: string, width = 72, height = 54) => {
    const { container } = draw(<Picture path={`/own/${hash}/${file}#AR-S-10001`} alt="Starter" width={width} height={height} />)
    return { sources: [...container.querySelectorAll('source')], image: screen.getByRole('img', { name: 'Starter' }) }
  }

  test('comes as AVIF or WebP, as large as it is shown, in a box that stays', () => {
    const { sources, image } = shown('1200.webp')
    expect(sources.map(({ type, sizes, srcset }) => [type, sizes, srcset])).toEqual(
      ['avif', 'webp'].map((format) => [
        `image/${format}`,
        '72px',
        [160, 400, 800, 1200].map((width) => `/images/own/${hash}/${width}.${format} ${width}w`).join(),
      ]),
    )
    expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual(['72', '54', 'lazy'])
  })

  test('of vectors is one file', () => {
    const { sources, image } = shown('1600.svg')
    expect([sources.length, image.getAttribute('src')]).toEqual([0, `/images/own/${hash}/1600.svg#AR-S-10001`])
  })

  test('that cannot be had gives way to our drawing, and that to the picture of the app', () => {
    const { image } = shown('1200.webp')
    act(() => void image.dispatchEvent(new Event('error')))
    const now = () => screen.getByRole('img', { name: 'Starter' })
    expect(now().closest('picture')).toBeNull()
    expect(now().getAttribute('src')).toBe('/images/part/AR-S-10001/view.svg')
    act(() => void now().dispatchEvent(new Event('error')))
    expect(now().getAttribute('src')).toBe('/default-image.svg')
  })

  test('stands first in the gallery, and the drawings stay to be chosen', async () => {
    const drawn = partDetail({}).images
    draw(
      <Gallery
        part={partDetail({ images: [{ url: `/own/${hash}/1200.webp#AR-S-10001`, kind: 'own', width: 1200, height: 900 }, ...drawn] })}
      />,
    )
    const choices = within(screen.getByRole('list')).getAllByRole('button')
    expect(choices.map((choice) => choice.textContent)).toEqual(['Photo', ...choices.slice(1).map((choice) => choice.textContent)])
    expect(choices).toHaveLength(drawn.length + 1)
    expect(screen.getByRole('button', { name: /^Zoom: .*Photo$/ })).toBeTruthy()
    await userEvent.click(choices[1] ?? document.body)
    expect(screen.queryByRole('button', { name: /^Zoom: .*Photo$/ })).toBeNull()
  })
})

describe('the bar at the thumb', () => {
  beforeEach(() => openShop('/prod/m/AR-S-10001'))

  const said = (coreCharge: number, qty: number) => {
    const part = partDetail({ coreCharge })
    return words(draw(<BottomBarLine part={part} quantityTotals={totalsForQuantity(part, qty)} />).container)
  }

  test('Add to cart stands once on the page, right after the stepper in its order', async () => {
    draw(<Offer part={partDetail({})} qty={1} onQty={() => undefined} />)
    const names = namesOf('button')
    expect(names.slice(names.indexOf('One more'), names.indexOf('One more') + 2)).toEqual(['One more', 'Add to cart'])
    expect(names.filter((name) => name === 'Add to cart')).toHaveLength(1)
  })

  test('the bar at the thumb says the core charge beside the price, for the whole quantity', () => {
    expect(said(40, 1)).toContain('+ $40.00 core')
    expect(said(40, 2)).toContain('+ $80.00 core')
  })

  test('without a core charge it says nothing of one', () => {
    expect(said(0, 2)).not.toContain('core')
  })
})

describe('a part of which little is known', () => {
  const bare = partDetail({
    ...{
      type: 'other',
      name: 'Brake pad',
      specName: '',
      oeNumber: '',
      oeProducer: '',
      attributes: {},
      description: '',
      gtin: '',
      weightKg: 0,
    },
    ...{
      boxMm: { length: 0, width: 0, height: 0 },
      warrantyMonths: 0,
      countryOfOrigin: '',
      hsCode: '',
      numbers: [],
      fitmentCount: 0,
      minQty: 1,
    },
  })
  const shown = async (part: typeof bare) => {
    await openShop('/prod/m/AR-S-10001')
    connectPort(
      portTo(async ({ url }) =>
        envelopeReply({ result: url.includes(calls.partsList.path) ? { contains: [], usedIn: [], usedInTotal: 0 } : [] }),
      ),
    )
    const { container } = draw(
      <>
        <KeyData part={part} />
        <PartSections part={part} />
      </>,
    )
    await waitFor(() => expect(screen.queryByText('Parts list')).toBeNull())
    return container
  }

  test('has no nought, no empty row and no heading without anything below it', async () => {
    const page = await shown(bare)

    expect(words(page)).not.toMatch(/\b0\b/)
    // Even without any data of its own a part can be held against the old one.
    expect([...page.querySelectorAll('h2, h3, dt, dd')].map((one) => words(one))).toEqual(['Compare with the old part'])
    expect(screen.queryByRole('link', { name: 'Specification' })).toBeNull()
  })

  test('what is known of it stands there with the shop’s own words and units', async () => {
    const own = { 'own-thick-mm': { label: 'Thickness', unit: 'mm', decimals: 1 }, 'own-compound': { label: 'Compound', unit: '' } }
    const page = await shown({ ...bare, weightKg: 0.42, own, attributes: { 'own-compound': 'ceramic', 'own-thick-mm': 17, widthMm: 50 } })

    expect([...page.querySelectorAll('#specification dl > div')].map((one) => words(one))).toEqual([
      'Width50.0 mm',
      'Compoundceramic',
      'Thickness17.0 mm',
    ])
    expect([...page.querySelectorAll('#papers dt')].map((one) => words(one))).toEqual(['Weight in the box'])
  })
})
