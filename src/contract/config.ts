import * as v from 'valibot'
import { SoldOutRule } from './catalogue/availability.ts'
import { Id } from './kernel/primitives.ts'

/** The name of the page's only Trusted Types policy; the server's Content-Security-Policy allows no other. */
export const TRUSTED_TYPES_POLICY = 'armature'

const ConfigLink = v.object({ label: v.string(), url: v.string() })

/** The shop's texts that differ by language. */
const LocalizedShopTexts = v.partial(v.object({ tagline: v.string(), address: v.string(), hours: v.string(), legal: v.array(ConfigLink) }))
export type LocalizedShopTexts = v.InferOutput<typeof LocalizedShopTexts>

/** The runtime configuration from `/config.json`: tenant, base URLs and branding. One build serves every tenant. */
export const TenantConfig = v.object({
  tenantId: Id,
  shareTenantId: v.optional(Id),
  name: v.string(),
  tagline: v.string(),
  /** The base URL of every call; '' if the calls have the origin of the page. */
  baseUrl: v.string(),
  imageBaseUrl: v.string(),
  uploadBaseUrl: v.string(),
  logoUrl: v.string(),
  /** The accent colour and the text colour that is legible on it, for light and dark mode, as hexadecimal colours. */
  accent: v.object({ light: v.string(), onLight: v.string(), dark: v.string(), onDark: v.string() }),
  phone: v.string(),
  email: v.string(),
  chatUrl: v.string(),
  address: v.string(),
  hours: v.string(),
  socials: v.array(v.object({ name: v.picklist(['facebook', 'instagram', 'linkedin', 'youtube', 'x', 'tiktok']), url: v.string() })),
  payments: v.array(v.picklist(['visa', 'mastercard', 'amex', 'paypal', 'bank-transfer', 'invoice', 'counter'])),
  legal: v.array(ConfigLink),
  /** The shop's texts in other languages, by language code; missing texts fall back to the fields above. */
  words: v.optional(v.record(v.string(), LocalizedShopTexts)),
  /** The languages of this shop, as codes of contract/locale/locales.ts. If absent, the shop has all languages, with URL prefixes. */
  locales: v.optional(
    v.object({
      codes: v.optional(v.array(v.string())),
      default: v.optional(v.string()),
      strategy: v.optional(v.picklist(['prefix_except_default', 'no_prefix'])),
    }),
  ),
  /** The public key that verifies this shop's signed pack list (contract/packs/pack-list.ts). Without it the app accepts no pack. */
  packKey: v.optional(v.string()),
  /**
   * The rule for parts that are out of stock and have a known delivery day (contract/catalogue/availability.ts); `back-order` if absent.
   */
  soldOut: v.optional(SoldOutRule),
  /** The shop's time zone as an IANA name, which defines the shop's calendar days (contract/kernel/shop-days.ts). UTC if absent. */
  timeZone: v.optional(v.string()),
})
export type TenantConfig = v.InferOutput<typeof TenantConfig>

/** Returns a shop's configuration in a language. Texts that the shop does not have in this language stay unchanged. */
export const configInLocale = (config: TenantConfig, locale: string): TenantConfig => ({ ...config, ...config.words?.[locale] })

/**
 * Resolves the URL of an image (section 3 of the specification). A full http URL is kept. A path that starts with '/' is appended to the
 * base. Any other path is appended to the base and '/'.
 */
export function imageUrl(base: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return path.startsWith('/') ? base + path : `${base}/${path}`
}
