import * as v from 'valibot'
import type { SoldOutRule } from '#contract/catalogue/availability.ts'
import { configInLocale, TenantConfig } from '#contract/config.ts'
import { embeddedPageData } from './first-data.ts'

let loadedConfig: TenantConfig | null = null
/** The tenant's configuration with its texts in the current language. */
let translatedConfig: TenantConfig | null = null
let tenantLanguage = ''

/** Returns the tenant of this page, with its texts in the current language. Throws before `loadConfig` has finished. */
export function currentTenant(): TenantConfig {
  if (loadedConfig === null) throw new Error('The tenant is known only after loadConfig().')
  translatedConfig ??= configInLocale(loadedConfig, tenantLanguage)
  return translatedConfig
}

/** Returns the shop's rule for parts that are out of stock; undefined while the tenant is unknown, which means the default rule. */
export const soldOutRule = (): SoldOutRule | undefined => loadedConfig?.soldOut

/** Returns the shop's time zone, an IANA name. Undefined means UTC. */
export const shopTimeZone = (): string | undefined => loadedConfig?.timeZone

/** Sets the language of the tenant's texts. */
export function setTenantLanguage(code: string): void {
  tenantLanguage = code
  translatedConfig = null
}

/** Sets the tenant of this page: at startup, and on the server for each rendered page. Null removes the tenant. */
export function setTenant(config: TenantConfig | null): void {
  loadedConfig = config
  translatedConfig = null
}

/**
 * Loads the tenant's configuration: from the page itself if the server embedded it (the page then has the shop's colours already),
 * otherwise from `/config.json`. Rejects if both fail.
 */
export async function loadConfig(): Promise<TenantConfig> {
  const given = embeddedPageData()?.config
  const config = given ?? (await fetchConfig())
  setTenant(config)
  // If the page came with the shop's colours, they are not set again, because that would make the browser recalculate the style of the
  // whole page.
  if (given === undefined) applyAccentColours(config)
  return config
}

function applyAccentColours({ accent }: TenantConfig): void {
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
