/** An id of plain letters, digits and dashes, at most 60 characters: `1-toyota-corolla-e100`. */
export const idOf = (head: string, name: string): string =>
  `${head}-${name}`
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
