import * as v from 'valibot'
import { seeWish } from './wish.ts'

const KeptWish = v.object({ part: v.object({ mcode: v.string() }), qty: v.number(), more: v.optional(v.array(v.unknown()), []) })

/** What of a guest's wish can be said while it waits for the sign-in; null when nothing waits. */
export function keptWish(): { mcode: string; qty: number; more: number } | null {
  const wish = v.safeParse(KeptWish, seeWish())
  return wish.success ? { mcode: wish.output.part.mcode, qty: wish.output.qty, more: wish.output.more.length } : null
}
