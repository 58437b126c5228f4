const HERE = 'https://shop.example'

/** Whether a text may lead there: to a page of this shop, to a mailbox, a telephone, or another site by https. */
export function isAllowedLink(to: string): boolean {
  // Two slashes, or a slash and a backslash, are another host's address; so is `/.//host`, once it is read.
  if (to.startsWith('/')) return URL.canParse(to, HERE) && new URL(to, HERE).origin === HERE && !new URL(to, HERE).pathname.startsWith('//')
  return URL.canParse(to) && ['https:', 'mailto:', 'tel:'].includes(new URL(to).protocol)
}

/** Whether a picture is one of this shop's. */
export const isShopPicture = (to: string): boolean => isAllowedLink(to) && to.startsWith('/images/')
