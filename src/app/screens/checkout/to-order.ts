import type { ShownCart, ShownLine } from '#app/hooks/use-cart.ts'

/** The lines that the order takes: what is not set aside for a job. */
export const toOrder = ({ lines }: ShownCart): ShownLine[] => lines.filter(({ job, onlyRefused }) => job === '' && !onlyRefused)
