/** What a category chooses of the attributes of its parts, and the most of each: more would not fit on a card, in a list of filters or on a page. */
export const choicesMost = { decides: 6, filters: 16, shows: 100 } as const

export type CategoryChoice = keyof typeof choicesMost
export const categoryChoices = ['decides', 'filters', 'shows'] as const satisfies readonly CategoryChoice[]
