/**
 * Image URL resolution (specification, section 3): a path that starts with '/' gets the base prefixed, a full http URL is kept, any other path
 * gets base, '/', then the path.
 */
export function imageUrl(base: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return path.startsWith('/') ? base + path : `${base}/${path}`
}
