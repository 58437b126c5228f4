/** How many attributes a category may choose for each purpose: the limits of a card, a filter list and a page. */
export const maxCategoryChoices = { decides: 6, filters: 16, shows: 100 } as const

export type CategoryChoice = keyof typeof maxCategoryChoices
export const categoryChoices = ['decides', 'filters', 'shows'] as const satisfies readonly CategoryChoice[]
