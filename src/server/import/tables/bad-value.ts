/** The error for an invalid cell. `says` is the expected format, as a sentence for the operator. */
export class BadValue extends Error {
  override name = 'BadValue'
  constructor(readonly says: string) {
    super(says)
  }
}

/** Values that mean "empty". */
const NOTHING = /^(?:-+|–|—|n\/?a\.?|#n\/a|k\.? ?a\.?|null|none|keine?r?|\?)$/i

export const isNothing = (text: string): boolean => text === '' || NOTHING.test(text)

/** The same for texts, where `none` (a pulley) or `null` can be a real value. */
export const isNoText = (text: string): boolean => text === '' || /^(?:-+|–|—|n\/?a\.?|k\.? ?a\.?)$/i.test(text)
