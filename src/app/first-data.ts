import * as v from 'valibot'
import { catalogueCallNames } from '#contract/catalogue-lines.ts'
import { TenantConfig } from '#contract/config.ts'

const FirstData = v.object({
  config: TenantConfig,
  replies: v.array(v.object({ call: v.picklist(catalogueCallNames), input: v.record(v.string(), v.unknown()), result: v.unknown() })),
  asOf: v.string(),
})
export type FirstData = v.InferOutput<typeof FirstData>

let read: FirstData | null | undefined

/** What the server put into the page for the address that was asked for; null when it put nothing there, or nothing of use. */
export function firstData(): FirstData | null {
  if (read !== undefined) return read
  const text = document.getElementById('first-data')?.textContent ?? ''
  read = text === '' ? null : parse(text)
  return read
}

function parse(text: string): FirstData | null {
  try {
    return v.parse(FirstData, JSON.parse(text))
  } catch (error) {
    console.warn('The first data of this page cannot be read', error)
    return null
  }
}
