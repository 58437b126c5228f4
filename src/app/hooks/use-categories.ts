import { useFacts } from './use-facts.ts'
import { categories } from '#app/state/catalogue/categories.ts'

/** The top categories with their children; `loading` until they are known. */
export const useCategories = () => useFacts(categories)
