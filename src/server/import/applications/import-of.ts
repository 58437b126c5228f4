/** An import run that contains ACES applications. Its rows carry the number of the run, and become valid when the run ends successfully. */
export interface ImportRunKey {
  tenantId: string
  importId: number
}
