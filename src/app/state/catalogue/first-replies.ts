import type { FirstReply } from '#contract/rendered-page.ts'
import { catalogue, seedReply } from './catalogue.ts'
import { clearCategories, showCategories } from './categories.ts'
import { clearPopular, showPopular } from './popular.ts'

/** Makes the replies embedded by the server available before the first render, on server and browser. */
export function seedReplies(replies: readonly FirstReply[], asOf: string): void {
  for (const reply of replies) seedReply(reply, asOf)
  showCategories()
  showPopular()
}

/** Clears the replies after the server has rendered a page. */
export function clearReplies(): void {
  for (const resource of Object.values(catalogue)) resource.clear()
  clearCategories()
  clearPopular()
}
