import { AppError } from '#contract/errors.ts'

/** A refusal of what the catalogue does not have. `text` is marked for the extractor; `id` stands in its braces. */
export const notFound = (text: string, values: { id: string }, field?: string): AppError =>
  new AppError('not-found', { message: text.replace('{id}', values.id), said: { text, values }, ...(field === undefined ? {} : { field }) })
