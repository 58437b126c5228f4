/** A cell cannot be read as what its column means. `says` is what is expected, in a sentence for the operator. */
export class BadValue extends Error {
  override name = 'BadValue'
  constructor(readonly says: string) {
    super(says)
  }
}

/** What stands in cells that mean nothing: such a cell is taken for an empty one. */
const NOTHING = /^(?:-+|–|—|n\/?a\.?|#n\/a|k\.? ?a\.?|null|none|keine?r?|\?)$/i

export const isNothing = (text: string): boolean => text === '' || NOTHING.test(text)

/** The same of a text, which may well be `none` (a pulley) or `null`. */
export const isNoText = (text: string): boolean => text === '' || /^(?:-+|–|—|n\/?a\.?|k\.? ?a\.?)$/i.test(text)
