/** A run that imports applications. Its rows have the run's number and become valid at the switch. */
export interface ImportOf {
  tenantId: string
  importId: number
}
