/** A name as an id: `Lichtmaschinen & Regler` is `lichtmaschinen-regler`. At most `most` characters; `x` where nothing of it is left. */
export function slug(text: string, most = 48): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '')
  return plain === '' ? 'x' : plain
}

/** An id that is not taken: the slug, else with a number behind it. */
export function freeId(text: string, isTaken: (id: string) => boolean): string {
  const id = slug(text)
  for (let no = 1; ; no += 1) {
    const tried = no === 1 ? id : `${id}-${no}`
    if (!isTaken(tried)) return tried
  }
}
