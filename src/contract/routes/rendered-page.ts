import * as v from 'valibot'
import { catalogueReadNames } from '#contract/catalogue/reads.ts'
import { TenantConfig } from '#contract/config.ts'

/** A reply that is embedded in the page, which saves the app a request. `input` is exactly as the app would send it. */
const InitialReply = v.object({ call: v.picklist(catalogueReadNames), input: v.record(v.string(), v.unknown()), result: v.unknown() })
export type InitialReply = v.InferOutput<typeof InitialReply>

/** The data that the server embeds in a rendered page, so that the browser's first render is identical. */
export const InitialPageData = v.object({
  /** The path, query and language of the page. If the requested part does not exist, they are those of the error page. */
  address: v.string(),
  config: TenantConfig,
  replies: v.array(InitialReply),
  /** The time of the embedded data, ISO 8601. */
  asOf: v.string(),
})
export type InitialPageData = v.InferOutput<typeof InitialPageData>

/** Returns the title of the browser window: the title of the page, then the shop's name. */
export const windowTitle = (page: string, shop: string): string => `${page} · ${shop}`

export interface PageRenderInput extends InitialPageData {
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
  isComplete: boolean
  /** Whether the page shows a later screen, whose styles are only in the whole style sheet (app/routes/table.ts). */
  needsWholeSheet: boolean
}

/** A function that renders the app for one URL. It is synchronous, because the state in the app's modules is reset afterwards. */
export type PageRenderer = (page: PageRenderInput) => RenderedPage
