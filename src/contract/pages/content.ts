import * as v from 'valibot'

/** The part of an address that names a content page: `core-returns`. Which there are, the tenant's texts say. */
export const PageSlug = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/**
 * A piece of a page's text: words, or an element with what it holds. `is` says which, by the name that HTML has for it; besides, `fold` is
 * a heading that folds what follows, and `live` a part of the page that the app draws. `to`: where a link leads or a picture lies. `of`: what
 * a picture shows, what a fold is called, which live part is meant. An element that the app does not know is not drawn.
 */
export type Piece = string | PieceElement
export interface PieceElement {
  type: string
  to?: string | undefined
  of?: string | undefined
  in?: Piece[] | undefined
}

const Piece: v.GenericSchema<Piece> = v.union([
  v.string(),
  v.object({ type: v.string(), to: v.optional(v.string()), of: v.optional(v.string()), in: v.optional(v.array(v.lazy(() => Piece))) }),
])

/** A content page in one language. `locale` is the one that its text is written in, which is another than was asked for where there is none. */
export const ContentPage = v.object({
  slug: v.string(),
  locale: v.string(),
  title: v.string(),
  description: v.string(),
  body: v.array(Piece),
  /** All pages of the shop, this one too, as its menu lists them. */
  pages: v.array(v.object({ slug: v.string(), title: v.string() })),
})
export type ContentPage = v.InferOutput<typeof ContentPage>
