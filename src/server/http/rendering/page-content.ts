import type { TranslatableSentence } from '#contract/errors.ts'
import type { InitialReply } from '#contract/routes/rendered-page.ts'
import type { ShareSubject } from '#server/http/share-pictures.ts'

/** The content of a page before it is rendered: head data, and the replies to the page's calls. It is data only, because another thread renders it. */
export interface PageContent {
  status: 200 | 404 | 429
  /** The document title. Missing if it equals the page's heading. */
  title?: string
  /** The path and query of the page that is shown instead of the page that was requested. */
  address?: string
  /** The page's description for search engines: a text, or an English sentence whose placeholder {title} is filled with the page's title. */
  description: string | TranslatableSentence
  /** The path of the page's canonical URL. Null for pages that must not be indexed. */
  canonicalPath: string | null
  /** The subject of the link preview picture. If missing, the picture shows the shop. */
  previewSubject?: Exclude<ShareSubject, { subjectType: 'shop' }>
  /** A photo for the link preview instead of a drawing: its path below the base URL of pictures, type, and size in pixels. */
  previewPhoto?: { url: string; type: string; width: number; height: number }
  /** Scripts of the page's screen, preloaded together with the entry script. */
  scripts?: readonly string[]
  ogType?: 'website' | 'product'
  jsonLd: Record<string, unknown>[]
  replies: InitialReply[]
}
