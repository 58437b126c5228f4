import * as v from 'valibot'
import { AppError, isErrorCode } from '#contract/errors.ts'

/** What the shop said to a change: its result, or the refusal that was its last word. */
export type Reply = { is: 'done'; result: unknown } | { is: 'refused'; error: AppError }

const Refused = v.strictObject({
  refused: v.object({
    code: v.custom<AppError['code']>(isErrorCode),
    say: v.string(),
    field: v.optional(v.string()),
    result: v.optional(v.unknown()),
  }),
})

/** A reply as it is kept with the key of its change. No call's result is an object with `refused` alone, so the two are never taken for each other. */
export function replyText(reply: Reply): string {
  if (reply.is === 'done') return JSON.stringify(reply.result ?? null)
  const { code, message, detail } = reply.error
  return JSON.stringify({ refused: { code, say: message, field: detail.field, result: detail.result } })
}

export function replyOf(text: string | null): Reply {
  const said: unknown = JSON.parse(text ?? 'null')
  const read = v.safeParse(Refused, said)
  if (!read.success) return { is: 'done', result: said }
  const { code, say, field, result } = read.output.refused
  const error = new AppError(code, { message: say, ...(field === undefined ? {} : { field }), ...(result === undefined ? {} : { result }) })
  return { is: 'refused', error }
}
