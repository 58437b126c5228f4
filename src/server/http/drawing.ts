import type { TenantConfig } from '#contract/config.ts'
import type { Db } from '#server/db/open.ts'
import { etagOf } from './etag.ts'

/** A drawing that exists and is rendered on demand. */
export interface Drawing {
  /** Computed from everything that is drawn and nothing else. So drawings with the same ETag look the same. */
  etag: string
  /** Renders the drawing as SVG. */
  draw: () => string
}

/** The shop data that drawings may use. */
export interface Shop {
  db: Db
  build: string
  tenantId: string
  name: string
  tagline: string
  accent: TenantConfig['accent']
}

/** Finds the drawing for the parts of its URL. Null when there is none. It runs at most one query, for the row to draw. */
export type Find = (shop: Shop, ...pieces: readonly string[]) => Drawing | null | Promise<Drawing | null>

/** Creates a drawing of a kind. `draw` gets only the data that the ETag is computed from. */
export const drawingOf = <Shown>({ build }: Shop, kind: string, shown: Shown, draw: (shown: Shown) => string): Drawing => ({
  etag: etagOf(build, 'picture', kind, JSON.stringify(shown)),
  draw: () => draw(shown),
})
