import type { Messages } from '@lingui/core'
import { LOCALE_DEFAULT } from '#contract/limits.ts'

export type Catalogues = Record<string, () => Promise<{ messages?: Messages }>>

const files = import.meta.glob<{ messages?: Messages }>(['../../../locales/*/app.po', '!../../../locales/en-US/app.po'])

/** The sentences of every language but the source's, each fetched when it is first shown. */
const catalogues: Catalogues = Object.fromEntries(Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? '', load]))

/**
 * The sentences of a language. None are needed for the source language: they stand in the code. Null when they cannot be had, which is
 * logged (specification, section 8): the page then keeps the language that it has.
 */
export async function loadMessages(locale: string, from: Catalogues = catalogues): Promise<Messages | null> {
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
