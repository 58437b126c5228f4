import 'fake-indexeddb/auto'
import { act } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadAllComponents } from '#app/hooks/lazy/lazy-component.ts'
import { screenTable } from '#app/routes/table.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { clearReplies } from '#app/state/catalogue/first-replies.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { type CallResultOf, calls } from '#contract/calls.ts'
import type { CatalogueReadName } from '#contract/catalogue/reads.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { type LoadRequester, requestLoads } from '#contract/loads/ask-loads.ts'
import { componentCalls, type Load, type LoadName, loadKey } from '#contract/loads/load.ts'
import { loadsOf } from '#contract/loads/loads.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import { matchRoute, routeNameAt } from '#contract/routes/addresses.ts'
import type { InitialReply } from '#contract/routes/rendered-page.ts'
import { type ParamsOf, type RouteName, routeNames } from '#contract/routes.ts'
import { memberPages } from '../../support/member-pages.ts'
import { portTo } from '../../support/port.ts'
import { publicPages } from '../../support/public-pages.ts'
import { envelopeReply } from '../../support/reply.ts'
import { draw, eventually, openShop } from '../../support/shell.tsx'

const pages = [...publicPages, ...memberPages]
const never = () => new Promise<never>(() => undefined)
const frame = Object.values(pageLayoutLoads).map(loadKey)

/** Questions that a component shows the answer of, as keys of loads. */
let shown: Set<string>

beforeEach(async () => {
  await loadAllComponents()
  clearReplies()
  shown = new Set()
  for (const held of Object.values(catalogue)) {
    const { markDisplayed } = held
    const record = vi.spyOn(held, 'markDisplayed').mockImplementation((input: Parameters<typeof markDisplayed>[0]) => {
      shown.add(`${held.callName}?${queryStringOf(input)}`)
      return markDisplayed(input as never)
    })
    onTestFinished(() => record.mockRestore())
  }
})

/** The shop answers what the page has replies for, and nothing else. */
const shopWith = (replies: readonly InitialReply[]) =>
  portTo((request) => {
    const { pathname, search } = new URL(request.url)
    const reply = replies.find(({ call, input }) => pathname === calls[call].path && search.slice(1) === queryStringOf(input))
    return reply === undefined ? never() : envelopeReply({ result: reply.result })
  })

/** What the route's row says of an address, with all that its answers lead to. */
async function rowOf(address: string, replies: readonly InitialReply[]): Promise<string[]> {
  const { pathname, search } = new URL(address, location.origin)
  const { name, params } = matchRoute(pathname, search)
  const said = new Set<string>()
  const ask: LoadRequester = async <N extends LoadName>(load: Load<N>) => {
    said.add(loadKey(load))
    const reply = replies.find(({ call, input }) => loadKey(load) === `${call}?${queryStringOf(input)}`)
    expect(reply, `a reply to ${loadKey(load)}`).toBeDefined()
    return reply?.result as CallResultOf<N>
  }
  await requestLoads(loadsOf(name, params, { search, locale: LOCALE_DEFAULT }), ask)
  return [...said].filter((key) => !frame.includes(key))
}

async function drawPage(address: string, replies: readonly InitialReply[]): Promise<void> {
  // What lies far down the page is drawn as well, because the address leads into it.
  await openShop(`${address}#below`)
  connectPort(shopWith(replies))
  const { pathname, search } = new URL(address, location.origin)
  const { name, params } = matchRoute(pathname, search)
  await screenTable[name].fetch()
  draw(screenOf(name, params))
}

const screenOf = <N extends RouteName>(name: N, params: ParamsOf<N>) => createElement(screenTable[name], { params })

const isByChoice = (key: string) => (componentCalls as readonly CatalogueReadName[]).some((call) => key.startsWith(`${call}?`))

/** A search that found nothing tries its pieces, few at a time: by what was found, not by the address. */
const tried: Partial<Record<string, string[]>> = {
  '/prod/all/nothing%20at%20all': ['nothing', 'all'].map((searchStr) => `aggregationSearch?searchStr=${searchStr}`),
}

test('every route has a page among them', () => {
  const there = pages.map(({ address }) => routeNameAt(address.split('?')[0] ?? ''))
  expect(routeNames.filter((name) => !there.includes(name))).toEqual([])
})

describe('a screen shows what the row of its route asks, and asks nothing else', () => {
  test.each(pages)('$address', async ({ address, replies }) => {
    const row = await rowOf(address, replies)
    await drawPage(address, replies)
    await act(() => vi.dynamicImportSettled())
    await eventually(() => expect([...shown]).toEqual(expect.arrayContaining(row)))
    const others = [...shown].filter((key) => !row.includes(key) && !frame.includes(key) && !isByChoice(key))
    expect(others).toEqual(tried[address] ?? [])
    // What is personal has no answer here, and the line is called silent in the end.
    vi.mocked(console.warn).mockClear()
  })
})
