import { calls } from '#contract/calls.ts'

const callPaths = new Set<string>(Object.values(calls).map((row) => row.path))
const filePathPattern = /^\/(?:(?:config|openapi)\.json|healthz|readyz|sw\.js|index\.html|manifest\.webmanifest|favicon[^/]*)$/
const crawlerFilePathPattern = /^\/(?:robots\.txt|sitemap[^/]*\.xml(?:\.gz)?|(?:[\w-]+\/)?feed\/products\.xml)$/
const folderPathPattern = /^\/(?:images|assets|marco|dev|sitemap)(?:\/|$)/

/** Tells whether a URL is a page of the app, which the app shell shows offline. Pictures, calls and files for machines are not pages. */
export const isAppPage = (pathname: string): boolean =>
  !callPaths.has(pathname) &&
  !/\/api\/v\d/.test(pathname) &&
  ![filePathPattern, crawlerFilePathPattern, folderPathPattern].some((one) => one.test(pathname))
