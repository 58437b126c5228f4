/** Facts of a parcel that holds only some of an order name each part after this, with how many pieces of it: `part SA-1001`. */
export const PART_FACT = 'part '
