import * as v from 'valibot'
import type { SoldOutRule } from '#contract/availability.ts'
import { configIn, TenantConfig } from '#contract/config.ts'
import { firstData } from './first-data.ts'

let held: TenantConfig | null = null
/** The same in the language that is shown. */
let shown: TenantConfig | null = null
let language = ''

/** The tenant of this page, with its own words in the language that is shown. Throws when asked before `loadConfig` has answered. */
export function tenant(): TenantConfig {
  if (held === null) throw new Error('The tenant is known only after loadConfig().')
  shown ??= configIn(held, language)
  return shown
}

/** What this shop does with what is sold out; as a shop that says nothing while it is not known whose page this is. */
export const soldOutRule = (): SoldOutRule | undefined => held?.soldOut

/** The time zone of this shop, an IANA name; undefined, UTC, where it says none. */
export const shopTimeZone = (): string | undefined => held?.timeZone

/** Says in which language the tenant's own words are to be. */
export function setTenantLanguage(code: string): void {
  language = code
  shown = null
}

/** Says whose page this is: at start, and on the server for each page that it renders; null when that is done. */
export function setTenant(config: TenantConfig | null): void {
  held = config
  shown = null
}

/**
 * Reads who this shop is: from the page itself when the server put it there, with the shop's colours, else from `/config.json`. Rejects
 * when neither can be had.
 */
export async function loadConfig(): Promise<TenantConfig> {
  const given = firstData()?.config
  const config = given ?? (await fetchConfig())
  setTenant(config)
  // To set them again would have the browser style the whole page anew.
  if (given === undefined) showAccent(config)
  return config
}

function showAccent({ accent }: TenantConfig): void {
  const { style } = document.documentElement
  style.setProperty('--accent-light', accent.light)
  style.setProperty('--on-accent-light', accent.onLight)
  style.setProperty('--accent-dark', accent.dark)
  style.setProperty('--on-accent-dark', accent.onDark)
}

async function fetchConfig(): Promise<TenantConfig> {
  const reply = await fetch('/config.json')
  return v.parse(TenantConfig, await reply.json())
}
