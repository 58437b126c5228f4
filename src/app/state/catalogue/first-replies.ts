import type { FirstReply } from '#contract/rendered-page.ts'
import { catalogue, seedReply } from './catalogue.ts'
import { clearCategories, showCategories } from './categories.ts'
import { clearPopular, showPopular } from './popular.ts'

/** What the server has asked for a page is there before its first render, on the server and in the browser. */
export function seedReplies(replies: readonly FirstReply[], asOf: string): void {
  for (const reply of replies) seedReply(reply, asOf)
  showCategories()
  showPopular()
}

/** The server has rendered the page: nothing of it meets the next one. */
export function clearReplies(): void {
  for (const resource of Object.values(catalogue)) resource.clear()
  clearCategories()
  clearPopular()
}
