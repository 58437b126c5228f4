/** Words are searched in memory (catalogue/columns/word-index.ts). The old SQL index only slows down changes of a part's text. */
export const wordsInMemory = `
drop index if exists part_text_document;
`
