/**
 * Words are found in memory (catalogue/columns/word-index.ts): the index that found them before only slows every change of a part's text.
 */
export const wordsInMemory = `
drop index if exists part_text_document;
`
