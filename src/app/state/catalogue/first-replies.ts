import type { InitialReply } from '#contract/routes/rendered-page.ts'
import { catalogue, seedReply } from './catalogue.ts'
import { clearCategories, showCategories } from './categories.ts'
import { clearPopularSearches, updatePopularSearches } from './popular.ts'

/** Stores the replies that the server embedded in the page, before the first render, on the server and in the browser. */
export function seedReplies(replies: readonly InitialReply[], asOf: string): void {
  for (const reply of replies) seedReply(reply, asOf)
  showCategories()
  updatePopularSearches()
}

/** Removes the stored replies after the server has rendered a page. */
export function clearReplies(): void {
  for (const resource of Object.values(catalogue)) resource.clear()
  clearCategories()
  clearPopularSearches()
}
