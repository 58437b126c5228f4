import * as v from 'valibot'
import { readNames } from '#contract/catalogue/reads.ts'
import { TenantConfig } from '#contract/config.ts'

/** A reply that is embedded in the page, which saves the app a request. `input` is exactly as the app would send it. */
const FirstReply = v.object({ call: v.picklist(readNames), input: v.record(v.string(), v.unknown()), result: v.unknown() })
export type FirstReply = v.InferOutput<typeof FirstReply>

/** The data that the server embeds in a rendered page, so that the browser's first render is identical. */
export const FirstData = v.object({
  /** The path, query and language of the page. For a missing part it is the URL of the error page, although another URL was requested. */
  address: v.string(),
  config: TenantConfig,
  replies: v.array(FirstReply),
  /** The time of the embedded data, ISO 8601. */
  asOf: v.string(),
})
export type FirstData = v.InferOutput<typeof FirstData>

/** Returns the title of the browser window: the title of the page, then the shop's name. */
export const windowTitle = (page: string, shop: string): string => `${page} · ${shop}`

export interface PageToRender extends FirstData {
  /** The scheme and host of the shop's public URL. */
  origin: string
  /** The language of the page: a code of contract/locale/locales.ts. */
  locale: string
}

export interface RenderedPage {
  /** The title of the page without the shop's name. */
  title: string
  /** The HTML content of the element `#app`. */
  html: string
  /** Whether the whole page was rendered. A part that could not be rendered stays empty until the browser renders it. */
  whole: boolean
}

/** A function that renders the app for one URL. It is synchronous, because the state in the app's modules is reset afterwards. */
export type RenderPage = (page: PageToRender) => RenderedPage
