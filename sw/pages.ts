import { calls } from '#contract/calls.ts'

const callPaths = new Set<string>(Object.values(calls).map((row) => row.path))
const files =
  /^\/(?:config\.json|openapi\.json|healthz|readyz|robots\.txt|sitemap[^/]*\.xml(?:\.gz)?|sw\.js|index\.html|manifest\.webmanifest|favicon[^/]*)$/
const folders = /^\/(?:images|assets|marco|dev|sitemap)(?:\/|$)/

/** Whether an address is a page of the app, which the shell shows without any network; pictures, calls and files for machines are not. */
export const isPage = (pathname: string): boolean =>
  !callPaths.has(pathname) && !/\/api\/v\d/.test(pathname) && !files.test(pathname) && !folders.test(pathname)
