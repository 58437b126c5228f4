import * as v from 'valibot'
import { Id } from '#contract/primitives.ts'
import { PACK_FORMAT } from './manifest.ts'
import { PieceHash } from './pieces.ts'

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const Iso = v.pipe(v.string(), v.isoTimestamp())

/** The id of the pack with the complete catalogue. */
export const EVERYTHING = 'all'
/** Its title; other packs have the title of their category or application. */
export const EVERYTHING_TITLE = /*i18n*/ 'Everything'

export const PackEntry = v.object({
  /** `all`, `app-3`, `cat-…`: its section of the catalogue. */
  id: Id,
  title: v.string(),
  /** Number of parts in the pack and in the complete catalogue. */
  parts: Whole,
  totalParts: Whole,
  /** Total size of its pieces. */
  bytes: Whole,
  /** Increasing number. */
  version: Whole,
  /** ISO 8601, UTC. */
  madeAt: Iso,
  /** The hash of its manifest piece. A trusted list therefore makes all following data trusted. */
  manifest: PieceHash,
})
export type PackEntry = v.InferOutput<typeof PackEntry>

/** The packs that a shop offers. */
export const PackList = v.object({
  format: v.literal(PACK_FORMAT),
  tenantId: Id,
  /** When the server last completed all packs; the start of 1970: not yet, so more packs will follow. */
  madeAt: Iso,
  packs: v.array(PackEntry),
})
export type PackList = v.InferOutput<typeof PackList>

/**
 * The transferred list. `list` is the JSON text of a PackList. The signature is over this text, so that both sides hash the same bytes.
 * `key` is the raw public key (ECDSA, P-256), `signature` is r and s in WebCrypto's format, over the SHA-256 of the UTF-8 bytes of `list`;
 * both are base64url. The device trusts the key of its configuration (`packKey`); `key` only names the signer.
 */
export const SignedPackList = v.object({ list: v.string(), key: v.string(), signature: v.string() })
export type SignedPackList = v.InferOutput<typeof SignedPackList>
