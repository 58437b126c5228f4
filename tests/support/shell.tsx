import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import { loadConfig } from '#app/config.ts'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import type { TenantConfig } from '#contract/config.ts'
import { shopConfig } from './shop-config.ts'

/** Stands in for what a page of this shop gives its components: an address, a document without first data, a pointer that may hover. */
export async function openShop(address = '/', config: TenantConfig = shopConfig): Promise<void> {
  vi.stubGlobal('location', new URL(address, 'http://shop.test'))
  vi.stubGlobal('document', { getElementById: () => null, documentElement: { style: { setProperty: () => undefined } } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async () => Response.json(config))
  startLanguage()
  await loadConfig()
}

/** A component as it is first drawn. Effects do not run, so what needs a click or a network is not seen here. */
export const drawn = (what: ReactNode): string => renderToStaticMarkup(<I18nProvider i18n={i18n}>{what}</I18nProvider>)

const signs: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()

/** What an element is called: its label, else its words. */
const nameOf = (attributes: string, inside: string) => plain(/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inside)

/** The links of a page in their order: what each is called, and where it leads. */
export const linksIn = (html: string): [name: string, to: string][] =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => [
    nameOf(attributes, inside),
    plain(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
  ])

/** The buttons of a page in their order, by what each is called. */
export const buttonsIn = (html: string): string[] =>
  [...html.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].map(([, attributes = '', inside = '']) => nameOf(attributes, inside))

/** All words of a page, as they stand. */
export const wordsIn = plain
