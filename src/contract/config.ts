import * as v from 'valibot'
import { SoldOutRule } from './availability.ts'
import { Id } from './primitives.ts'

/** The one Trusted Types policy of the page; the server's Content-Security-Policy allows no other. */
export const TRUSTED_TYPES_POLICY = 'armature'

const Link = v.object({ label: v.string(), url: v.string() })

/** Words of a shop's own that differ from language to language. */
const OwnWords = v.partial(v.object({ tagline: v.string(), address: v.string(), hours: v.string(), legal: v.array(Link) }))
export type OwnWords = v.InferOutput<typeof OwnWords>

/** What `/config.json` tells the app at run time: tenant, base URLs and branding. One build serves every tenant. */
export const TenantConfig = v.object({
  tenantId: Id,
  shareTenantId: v.optional(Id),
  name: v.string(),
  tagline: v.string(),
  /** Base of every call: '' for the same origin. */
  baseUrl: v.string(),
  imageBaseUrl: v.string(),
  uploadBaseUrl: v.string(),
  logoUrl: v.string(),
  /** The one signal colour, with the ink that is readable upon it, for light and dark. Hex. */
  accent: v.object({ light: v.string(), onLight: v.string(), dark: v.string(), onDark: v.string() }),
  phone: v.string(),
  email: v.string(),
  chatUrl: v.string(),
  address: v.string(),
  hours: v.string(),
  socials: v.array(v.object({ name: v.picklist(['facebook', 'instagram', 'linkedin', 'youtube', 'x', 'tiktok']), url: v.string() })),
  payments: v.array(v.picklist(['visa', 'mastercard', 'amex', 'paypal', 'bank-transfer', 'invoice', 'counter'])),
  legal: v.array(Link),
  /** What it says of itself in other languages than its own, by their codes; what is not said there is said as above. */
  words: v.optional(v.record(v.string(), OwnWords)),
  /** The languages of this shop, by their codes in contract/locales.ts: all that there are, with prefixes, where nothing is said. */
  locales: v.optional(
    v.object({
      codes: v.optional(v.array(v.string())),
      default: v.optional(v.string()),
      strategy: v.optional(v.picklist(['prefix_except_default', 'no_prefix'])),
    }),
  ),
  /** The public key that signs this shop's list of packs (contract/packs/pack-list.ts). Without it no pack is taken. */
  packKey: v.optional(v.string()),
  /** What it does with a part that is sold out until a known day (contract/availability.ts); back-order where nothing is said. */
  soldOut: v.optional(SoldOutRule),
  /** Its time zone, an IANA name: in it its days begin and end (contract/shop-days.ts). UTC where nothing is said. */
  timeZone: v.optional(v.string()),
})
export type TenantConfig = v.InferOutput<typeof TenantConfig>

/** A shop's configuration with its own words in a language, as far as it has them. */
export const configIn = (config: TenantConfig, locale: string): TenantConfig => ({ ...config, ...config.words?.[locale] })

/**
 * Image URL resolution (specification, section 3): a path that starts with '/' gets the base prefixed, a full http URL is kept, any other
 * path gets base, '/', then the path.
 */
export function imageUrl(base: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return path.startsWith('/') ? base + path : `${base}/${path}`
}
