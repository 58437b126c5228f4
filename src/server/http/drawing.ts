import type { TenantConfig } from '#contract/config.ts'
import type { Db } from '#server/db/open.ts'
import { etagOf } from './etag.ts'

/** A picture that is there, before it is drawn. */
export interface Drawing {
  /** Known by all that is drawn, and by nothing else: what has the same ETag looks the same. */
  etag: string
  /** The picture as SVG. */
  draw: () => string
}

/** What a drawing may be made of. */
export interface Shop {
  db: Db
  build: string
  tenantId: string
  name: string
  tagline: string
  accent: TenantConfig['accent']
}

/** Finds the drawing by the pieces of its address; null where there is none. Asks at most one question, for the row that is drawn. */
export type Find = (shop: Shop, ...pieces: readonly string[]) => Drawing | null | Promise<Drawing | null>

/** Makes a drawing of a kind by `draw`, which gets nothing but what the ETag is made of. */
export const drawingOf = <Shown>({ build }: Shop, kind: string, shown: Shown, draw: (shown: Shown) => string): Drawing => ({
  etag: etagOf(build, 'picture', kind, JSON.stringify(shown)),
  draw: () => draw(shown),
})
