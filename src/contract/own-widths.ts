/** The widths that pictures are made in; none is enlarged, so a smaller one ends with its own. */
export const OWN_WIDTHS: readonly number[] = [160, 400, 800, 1600]

/** The widths of a picture, ascending, by its largest. */
export const widthsUpTo = (largest: number): number[] => [...OWN_WIDTHS.filter((width) => width < largest), largest]
