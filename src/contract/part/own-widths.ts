/**
 * The widths in which files of a picture are generated. No picture is enlarged, so the largest file of a smaller picture has the picture's
 * width.
 */
export const SHOP_PICTURE_WIDTHS: readonly number[] = [160, 400, 800, 1600]

/** Returns the widths of a picture's files in ascending order, given the largest width. */
export const pictureWidthsUpTo = (largest: number): number[] => [...SHOP_PICTURE_WIDTHS.filter((width) => width < largest), largest]
