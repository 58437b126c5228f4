import * as v from 'valibot'
import { parseCategoryGroup } from '#contract/categories.ts'
import { ListMode } from '#contract/facets.ts'
import type { PathName } from '#contract/paths.ts'
import { Id, Mcode, SearchText } from '#contract/primitives.ts'

/** The content pages that header and footer name. */
export const PageSlug = v.picklist(['about', 'contact', 'help', 'faq', 'warranty', 'core-returns', 'offline', 'terms', 'privacy'])
export type PageSlug = v.InferOutput<typeof PageSlug>

const none = v.object({})
/** An order by its id or its number, from the query: `?id=`. */
const ofOrder = v.object({ id: Id })

/** What the parameters of each route must be. One that fails shows 404 'Page Not Found: {path}' (specification, section 2). */
export const params = {
  home: none,
  login: none,
  searchResults: v.object({ searchstrs: SearchText }),
  application: v.object({ appid: Id }),
  brand: v.object({ brandid: Id }),
  category: v.object({
    catgrp: v.pipe(
      v.string(),
      v.check((group) => parseCategoryGroup(group) !== null, 'This is not the address of a category.'),
    ),
  }),
  part: v.object({ mcode: Mcode }),
  model: v.object({ modelid: Id }),
  mode: v.object({ mode: ListMode }),
  page: v.object({ slug: PageSlug }),
  forgotPassword: none,
  verifyLink: none,
  verifyEmail: none,
  profile: none,
  cart: none,
  address: none,
  checkout: none,
  completeOrder: none,
  orderPrint: none,
  boughtParts: none,
  orders: none,
  orderDetail: ofOrder,
  orderInfo: ofOrder,
  /** From the query: `/Error?code=…&message=…` (specification, section 2), and what it is about, if it is no part. */
  errorPage: v.object({ code: v.optional(v.string(), ''), message: v.optional(v.string(), ''), about: v.optional(v.string()) }),
} as const satisfies Record<PathName, v.GenericSchema>

/** Routes whose parameters stand in the query. */
export const fromQuery: ReadonlySet<PathName> = new Set(['errorPage', 'orderDetail', 'orderInfo'])

/** The parameters that a route's screen is given: decoded and validated. */
export type ParamsOf<N extends PathName> = v.InferOutput<(typeof params)[N]>
