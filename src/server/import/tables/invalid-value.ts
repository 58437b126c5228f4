/** The error for an invalid cell. `says` is the expected format, as a sentence for the operator. */
export class InvalidValueError extends Error {
  override name = 'InvalidValueError'
  constructor(readonly says: string) {
    super(says)
  }
}

/** Matches values that mean "empty", such as `-` or `n/a`. */
const EMPTY_VALUE_PATTERN = /^(?:-+|–|—|n\/?a\.?|#n\/a|k\.? ?a\.?|null|none|keine?r?|\?)$/i

export const isEmptyValue = (text: string): boolean => text === '' || EMPTY_VALUE_PATTERN.test(text)

/**
 * Whether the cell of a text column is empty or means "empty". Unlike in other columns, `none` (a pulley) or `null` can be a real value
 * here.
 */
export const isEmptyTextValue = (text: string): boolean => text === '' || /^(?:-+|–|—|n\/?a\.?|k\.? ?a\.?)$/i.test(text)
