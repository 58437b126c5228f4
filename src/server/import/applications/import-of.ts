/** A run that loads something: it writes under its number, and nothing of that counts before the engine switches it. */
export interface ImportOf {
  tenantId: string
  importId: number
}
