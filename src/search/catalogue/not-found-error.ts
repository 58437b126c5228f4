import { AppError } from '#contract/errors.ts'

/**
 * Creates the error for something that the catalogue does not contain. `text` is marked for the extractor of translations; `id` fills its
 * placeholder.
 */
export const notFoundError = (text: string, values: { id: string }, field?: string): AppError =>
  new AppError('not-found', { message: text.replace('{id}', values.id), said: { text, values }, ...(field === undefined ? {} : { field }) })
