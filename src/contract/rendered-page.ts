import * as v from 'valibot'
import { readNames } from './catalogue/reads.ts'
import { TenantConfig } from './config.ts'

/** A reply that the app would otherwise ask for first; `input` as the app asks it, so that it is known again. */
const FirstReply = v.object({ call: v.picklist(readNames), input: v.record(v.string(), v.unknown()), result: v.unknown() })
export type FirstReply = v.InferOutput<typeof FirstReply>

/** What the server knows when it renders a page, and writes into it, so that the browser's first render is the same. */
export const FirstData = v.object({
  /** Path and query that the page shows, with their language. Of a part that is not there it is the error page's, although another address was asked for. */
  address: v.string(),
  config: TenantConfig,
  replies: v.array(FirstReply),
  /** When that was true, ISO 8601. */
  asOf: v.string(),
})
export type FirstData = v.InferOutput<typeof FirstData>

/** How a window is called: the page before the shop. */
export const windowTitle = (page: string, shop: string): string => `${page} · ${shop}`

/** A page to be rendered. */
export interface PageToRender extends FirstData {
  /** Scheme and host that visitors know the shop by. */
  origin: string
  /** The language that the page is rendered in: a code of locales.ts. */
  locale: string
}

export interface RenderedPage {
  /** What the page is called, without the shop's name. */
  title: string
  /** What stands in `#app`. */
  html: string
  /** False where a piece could not be rendered: its place is empty until the browser draws it. */
  whole: boolean
}

/** Renders the app for one address, in one turn: whatever it keeps in its modules meanwhile is gone at the end. */
export type RenderPage = (page: PageToRender) => RenderedPage
