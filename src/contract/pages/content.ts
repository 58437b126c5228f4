import * as v from 'valibot'

/** The last segment of a content page's URL, such as `core-returns`. The texts of the tenant define which pages exist. */
export const PageSlug = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/**
 * A node of the text of a content page: a string, or an element with children. The type is the HTML name of the element, or `fold`, a
 * heading that folds the following text, or `live`, a part that the app renders. `to`: the target of a link, or the path of a picture.
 * `of`: the description of a picture, the title of a fold, or the name of a live part. The app skips unknown elements.
 */
export type ContentNode = string | ContentElement
export interface ContentElement {
  type: string
  to?: string | undefined
  of?: string | undefined
  in?: ContentNode[] | undefined
}

/** The schema of a node. Replies that a device stored before 2026-11-29 name the type `is`. */
const ContentNode: v.GenericSchema<unknown, ContentNode> = v.union([
  v.string(),
  v.pipe(
    v.object({
      type: v.optional(v.string()),
      is: v.optional(v.string(), ''),
      to: v.optional(v.string()),
      of: v.optional(v.string()),
      in: v.optional(v.array(v.lazy(() => ContentNode))),
    }),
    v.transform(({ is, type = is, ...piece }): ContentElement => ({ ...piece, type })),
  ),
])

/** A content page in one language. `locale` is the language of the page's text, which may differ from the requested language. */
export const ContentPage = v.object({
  slug: v.string(),
  locale: v.string(),
  title: v.string(),
  description: v.string(),
  body: v.array(ContentNode),
  /** All content pages of the shop, including the page of this reply, for the menu. */
  pages: v.array(v.object({ slug: v.string(), title: v.string() })),
})
export type ContentPage = v.InferOutput<typeof ContentPage>
