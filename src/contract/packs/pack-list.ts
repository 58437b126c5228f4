import * as v from 'valibot'
import { Id } from '#contract/primitives.ts'
import { PACK_FORMAT } from './manifest.ts'
import { PieceHash } from './pieces.ts'

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const Iso = v.pipe(v.string(), v.isoTimestamp())

/** The id of the pack that holds the whole catalogue. */
export const EVERYTHING = 'all'
/** What that is called; the others are called as what of the shop they are. */
export const EVERYTHING_TITLE = /*i18n*/ 'Everything'

/** A pack as the list offers it. */
export const PackEntry = v.object({
  /** `all`, `app-3`, `cat-…`: what of the catalogue it is. */
  id: Id,
  title: v.string(),
  /** Parts in it, and in the whole catalogue. */
  parts: Whole,
  totalParts: Whole,
  /** Of all its pieces. */
  bytes: Whole,
  /** Counts up. */
  version: Whole,
  /** ISO 8601, UTC. */
  madeAt: Iso,
  /** The piece that is its manifest: whoever trusts the list can trust all that follows from it. */
  manifest: PieceHash,
})
export type PackEntry = v.InferOutput<typeof PackEntry>

/** What packs a shop gives out. */
export const PackList = v.object({
  format: v.literal(PACK_FORMAT),
  tenantId: Id,
  /** When the shop was last through with all of its packs; the beginning of 1970: not yet, so that more are to come. */
  madeAt: Iso,
  packs: v.array(PackEntry),
})
export type PackList = v.InferOutput<typeof PackList>

/**
 * The list as it travels. `list` is the JSON text of a PackList; it is signed as text, so no two ways of writing one object can disagree.
 * `key` is the raw point of the public key (ECDSA, P-256), `signature` r and s as WebCrypto has them, over the SHA-256 of the UTF-8 bytes
 * of `list`; both base64url. The device trusts the key that its configuration names (`packKey`); `key` only says who signed.
 */
export const SignedPackList = v.object({ list: v.string(), key: v.string(), signature: v.string() })
export type SignedPackList = v.InferOutput<typeof SignedPackList>
