import * as v from 'valibot'
import { TenantConfig } from '#contract/config.ts'
import { firstData } from './first-data.ts'

let held: TenantConfig | null = null

/** The tenant of this page. Throws when asked before `loadConfig` has answered. */
export function tenant(): TenantConfig {
  if (held === null) throw new Error('The tenant is known only after loadConfig().')
  return held
}

/** Says whose page this is: at start, and on the server for each page that it renders; null when that is done. */
export function setTenant(config: TenantConfig | null): void {
  held = config
}

/**
 * Reads who this shop is: from the page itself when the server put it there, else from `/config.json`. Sets the accent for the
 * style sheet. Rejects when neither can be had.
 */
export async function loadConfig(): Promise<TenantConfig> {
  const config = firstData()?.config ?? (await fetchConfig())
  setTenant(config)
  const { style } = document.documentElement
  style.setProperty('--accent-light', config.accent.light)
  style.setProperty('--on-accent-light', config.accent.onLight)
  style.setProperty('--accent-dark', config.accent.dark)
  style.setProperty('--on-accent-dark', config.accent.onDark)
  return config
}

async function fetchConfig(): Promise<TenantConfig> {
  const reply = await fetch('/config.json')
  return v.parse(TenantConfig, await reply.json())
}
