import type { InitialPageData, InitialReply, PageRenderer } from '#contract/routes/rendered-page.ts'
import { type CompressionEffort, type ContentEncoding, type EncodedBody, encodeBytes } from '#server/http/encoded.ts'
import type { PageContent } from './page-content.ts'
import { pageDocument } from './page-document.ts'
import { type PageTemplate, splitTemplate } from './page-template.ts'

/** All that a page is made of. It is data only, because another thread may make the page. */
export interface PageToMake {
  content: Omit<PageContent, 'replies'>
  /** The content's replies as JSON. One text reaches another thread faster than its objects, and the page embeds this text. */
  repliesJson: string
  /** The data that the page embeds, without the replies. */
  data: Omit<InitialPageData, 'replies'>
  origin: string
  /** The language of the page: a code of contract/locale/locales.ts. */
  locale: string
  /** Additional styles for the shop's colours. */
  styles: string
  /** The version in the URLs of link preview pictures. */
  shareVersion: string
  /** Additional scripts with the translations. */
  scripts: readonly string[]
  wanted: ContentEncoding
  /** How thoroughly the page is compressed. */
  effort?: CompressionEffort
}

export interface MadePage {
  body: EncodedBody
  /** Whether the whole page was rendered. A part that could not be rendered stays empty until the browser renders it. */
  isComplete: boolean
}

/** Renders a page, puts it into the document and compresses it. */
export type MakePage = (page: PageToMake) => Promise<MadePage>

/** Returns a function that makes pages on this thread. */
export function createPageMaker(template: PageTemplate, render: PageRenderer): MakePage {
  const [first, whole] = [splitTemplate(template.html), splitTemplate(template.wholeSheetHtml)]
  return async ({ content, wanted, effort, ...parts }) => {
    const { origin, locale, data, repliesJson } = parts
    const replies: InitialReply[] = JSON.parse(repliesJson)
    const rendered = render({ ...data, replies, origin, locale })
    const html = pageDocument(content, { ...parts, template: rendered.needsWholeSheet ? whole : first, rendered })
    return { body: await encodeBytes(html, wanted, effort), isComplete: rendered.isComplete }
  }
}
