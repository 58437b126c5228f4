import { I18nProvider } from '@lingui/react'
import { type ByRoleMatcher, render, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ref } from 'valtio/vanilla'
import { onTestFinished, vi } from 'vitest'
import { loadConfig } from '#app/config.ts'
import { i18n } from '#app/i18n/language.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { installState } from '#app/state/start/install.ts'
import type { TenantConfig } from '#contract/config.ts'
import { portTo } from './port.ts'
import { shopConfig } from './shop-config.ts'

const never = () => new Promise<never>(() => undefined)
/**
 * What a link fetches ahead is nobody's concern here. It waits for the token already: given up after 8 s, a call would be told in whichever
 * test runs by then.
 */
const silent = portTo(never, { token: never })

/** Opens the page of a shop at an address. Its calls are answered by nobody, until a test connects somebody who does. */
export async function openShop(address = '/', config: TenantConfig = shopConfig): Promise<void> {
  history.replaceState(null, '', address)
  connectPort(silent)
  vi.stubGlobal('fetch', async () => Response.json(config))
  await loadConfig()
  // Files of one worker share the app's state: what another left to be said is nothing to this page.
  network.portal = false
  installState.offered = false
  Object.assign(guestList, { rows: ref([]), tabRows: ref([]) })
}

/** How long what is sure to come is waited for. */
export const PATIENCE_MS = 20_000

/** Waits for what is sure to come, also while a test holds the clock. */
export const eventually = <T,>(look: () => T): Promise<T> => vi.waitFor(look, { timeout: PATIENCE_MS })

/**
 * Holds the clock until the test is over: what is due later comes when the test lets that time go by with `vi.advanceTimersByTimeAsync`.
 */
export function timeStandsStill(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // Testing Library waits by setTimeout; it asks for this name to learn that time stands still.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime })
}

/** Draws a component into the page, in the language of the shop. Look for it with `screen`. */
export const draw = (what: ReactNode) => render(what, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> })

/** All that have a role, in the order of the page, each with what it is called. */
function called(role: ByRoleMatcher, inside: HTMLElement): [name: string, element: HTMLElement][] {
  const names = new Map<Element | null, string>()
  const found = within(inside).queryAllByRole(role, { name: (name, element) => names.set(element, name).has(element) })
  return found.map((element) => [names.get(element) ?? '', element])
}

/** What the elements of a role are called, in the order of the page. */
export const namesOf = (role: ByRoleMatcher, inside = document.body): string[] => called(role, inside).map(([name]) => name)

/** The links in their order: what each is called, and where it leads. */
export const linksOf = (inside = document.body): [name: string, to: string | null][] =>
  called('link', inside).map(([name, link]) => [name, link.getAttribute('href')])

/** The path that the page stands at. */
export const standsAt = (): string => location.pathname + location.search

/** All words of the page, as they stand. */
export const words = (inside: Element = document.body): string => (inside.textContent ?? '').replace(/\s+/g, ' ').trim()
