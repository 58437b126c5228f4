import { personal } from '#app/state/page/personal.ts'

/** When whoever is signed in last bought a part, ISO 8601, by its code; apart from what finds it out, because every row of a list reads it. */
export const boughtBefore = personal<{ days: Record<string, string> }>({ days: {} })
