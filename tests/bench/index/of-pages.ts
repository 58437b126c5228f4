/** The section that is part of a page of a part, which no question is answered from: all attributes of each part. */
export const ofPages = 'column.attributes.values'
