const PLACEHOLDER_ORIGIN = 'https://shop.example'

/** Whether a text may link to this target: a page of this shop, a mailbox, a telephone number, or another site by https. */
export function isAllowedLink(to: string): boolean {
  // The target must stay on this host. `//host` and `/\host` lead to another host. So does `/.//host`, after a URL parser has resolved the
  // dot.
  if (to.startsWith('/'))
    return (
      URL.canParse(to, PLACEHOLDER_ORIGIN) &&
      new URL(to, PLACEHOLDER_ORIGIN).origin === PLACEHOLDER_ORIGIN &&
      !new URL(to, PLACEHOLDER_ORIGIN).pathname.startsWith('//')
    )
  return URL.canParse(to) && ['https:', 'mailto:', 'tel:'].includes(new URL(to).protocol)
}

/** Whether the URL of a picture belongs to this shop. */
export const isShopPictureUrl = (to: string): boolean => isAllowedLink(to) && to.startsWith('/images/')
