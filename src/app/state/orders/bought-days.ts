import { personal } from '#app/state/page/personal.ts'

/** When the user last bought a part, ISO 8601, by code; separate from its loader, because every list row reads it. */
export const boughtBefore = personal<{ days: Record<string, string> }>({ days: {} })
