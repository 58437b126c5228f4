import type { TenantConfig } from '#contract/config.ts'
import type { Db } from '#server/db/open.ts'
import { etagOf } from './etag.ts'

/** A drawing that exists and is rendered when somebody requests it. */
export interface Drawing {
  /** The drawing's ETag. It is computed from everything that is drawn and nothing else, so drawings with the same ETag look the same. */
  etag: string
  /** Renders the drawing as an SVG. */
  draw: () => string
}

/** The shop data that drawings may use. */
export interface DrawingShop {
  db: Db
  buildId: string
  tenantId: string
  name: string
  tagline: string
  accent: TenantConfig['accent']
}

/** Finds the drawing for the variable parts of its URL. Returns null if there is none. It runs at most one query, for the row to draw. */
export type DrawingFinder = (shop: DrawingShop, ...pieces: readonly string[]) => Drawing | null | Promise<Drawing | null>

/** Creates a drawing of the given kind. `draw` gets only the data from which the ETag is computed. */
export const createDrawing = <Shown>({ buildId }: DrawingShop, kind: string, shown: Shown, draw: (shown: Shown) => string): Drawing => ({
  etag: etagOf(buildId, 'picture', kind, JSON.stringify(shown)),
  draw: () => draw(shown),
})
