import * as v from 'valibot'
import { readNames } from './catalogue/reads.ts'
import { TenantConfig } from './config.ts'

/** A reply that is embedded in the page, to save the app's first request; `input` exactly as the app would send it. */
const FirstReply = v.object({ call: v.picklist(readNames), input: v.record(v.string(), v.unknown()), result: v.unknown() })
export type FirstReply = v.InferOutput<typeof FirstReply>

/** The data that the server embeds in a rendered page, so that the browser's first render is identical. */
export const FirstData = v.object({
  /** Path, query and language of the page. For a missing part it is the error page's URL, although another was requested. */
  address: v.string(),
  config: TenantConfig,
  replies: v.array(FirstReply),
  /** The time of the data, ISO 8601. */
  asOf: v.string(),
})
export type FirstData = v.InferOutput<typeof FirstData>

/** The document title: page title, then shop name. */
export const windowTitle = (page: string, shop: string): string => `${page} · ${shop}`

export interface PageToRender extends FirstData {
  /** Scheme and host of the shop's public URL. */
  origin: string
  /** The language of the page: a code of locales.ts. */
  locale: string
}

export interface RenderedPage {
  /** The page title without the shop's name. */
  title: string
  /** The content of `#app`. */
  html: string
  /** False if a part of the page could not be rendered: it stays empty until the browser renders it. */
  whole: boolean
}

/** Renders the app for one URL, synchronously: state in its modules is reset afterwards. */
export type RenderPage = (page: PageToRender) => RenderedPage
