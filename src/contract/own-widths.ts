/** The widths in which pictures are generated. None is enlarged: a smaller picture ends with its own width. */
export const OWN_WIDTHS: readonly number[] = [160, 400, 800, 1600]

/** The widths of a picture, ascending, given its largest. */
export const widthsUpTo = (largest: number): number[] => [...OWN_WIDTHS.filter((width) => width < largest), largest]
