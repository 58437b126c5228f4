import * as v from 'valibot'
import { Id } from '#contract/kernel/primitives.ts'
import { NEWEST_PACK_FORMAT } from './manifest.ts'
import { PieceHash } from './pieces.ts'

const WholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))
const IsoTimestamp = v.pipe(v.string(), v.isoTimestamp())

/** The id of the pack with the complete catalogue. */
export const FULL_CATALOGUE_ID = 'all'
/** The title of the pack with the complete catalogue; other packs have the title of their category or application. */
export const FULL_CATALOGUE_TITLE = /*i18n*/ 'Everything'

export const PackEntry = v.object({
  /** The id of the pack, which names its section of the catalogue: `all`, `app-3`, `cat-…`. */
  id: Id,
  title: v.string(),
  /** The number of parts in the pack; the next field is the number of parts in the complete catalogue. */
  parts: WholeNumber,
  totalParts: WholeNumber,
  /** The total size of the pack's pieces in bytes. */
  bytes: WholeNumber,
  /** The version of the pack, a number that increases. */
  version: WholeNumber,
  /** The time when this version of the pack was made: ISO 8601, UTC. */
  madeAt: IsoTimestamp,
  /** The hash of the piece that holds the pack's manifest. A trusted list therefore makes all data that is fetched after it trusted. */
  manifest: PieceHash,
})
export type PackEntry = v.InferOutput<typeof PackEntry>

/** The packs that a shop offers. */
export const PackList = v.object({
  format: v.literal(NEWEST_PACK_FORMAT),
  tenantId: Id,
  /** The time when the server last completed all packs. The start of 1970 means not yet, so more packs will follow. */
  madeAt: IsoTimestamp,
  packs: v.array(PackEntry),
})
export type PackList = v.InferOutput<typeof PackList>

/**
 * The signed list of packs as it is transferred. `list` is the JSON text of a PackList. The signature is over this text, so that both sides
 * hash the same bytes. `key` is the raw public key (ECDSA, P-256), `signature` is r and s in WebCrypto's format, over the SHA-256 of the
 * UTF-8 bytes of `list`; both are base64url. The device trusts only the key of its configuration (`packKey`); `key` only names the signer.
 */
export const SignedPackList = v.object({ list: v.string(), key: v.string(), signature: v.string() })
export type SignedPackList = v.InferOutput<typeof SignedPackList>
