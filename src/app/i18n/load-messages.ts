import type { Messages } from '@lingui/core'
import { LOCALE_DEFAULT } from '#contract/limits.ts'

export type MessageCatalogueLoaders = Record<string, () => Promise<{ messages?: Messages }>>

const catalogueFiles = import.meta.glob<{ messages?: Messages }>(['../../../locales/*/app.po', '!../../../locales/en-US/app.po'])

/** Loaders for the messages of all languages except English, each called when its language is first used. */
const catalogueLoaders: MessageCatalogueLoaders = Object.fromEntries(
  Object.entries(catalogueFiles).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
)

/**
 * Loads the messages of a language; English needs none. Returns null if loading fails, which is logged (section 8 of the specification).
 * The page then keeps its language.
 */
export async function loadMessages(locale: string, from: MessageCatalogueLoaders = catalogueLoaders): Promise<Messages | null> {
  if (locale === LOCALE_DEFAULT) return {}
  try {
    const messages = (await from[locale]?.())?.messages
    if (messages === undefined) console.warn(`There are no messages for the locale ${locale}.`)
    return messages ?? null
  } catch (error) {
    console.error('Failed locale loading', error)
    return null
  }
}
