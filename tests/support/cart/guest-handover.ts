import { setImmediate as oneStep } from 'node:timers/promises'
import { type MirrorDatabase, openMirrorDatabase } from '#data/mirror/open.ts'
import { moveGuestRowsToCart } from '#data/outbox/guest-list.ts'
import type { Device } from './device.ts'

/**
 * A database whose transactions can be ended from outside, as they are when the browser is killed: what was not committed by then never
 * was.
 */
function endable(mirror: MirrorDatabase): MirrorDatabase & { end: () => void } {
  const begun: { abort: () => void }[] = []
  return {
    ...mirror,
    run: (work) =>
      mirror.run((db) => {
        const transaction = new Proxy(db.transaction, {
          apply(begin, _proxy, asked) {
            const tx = Reflect.apply(begin, db, asked)
            begun.push(tx)
            return tx
          },
        })
        return work(new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) }))
      }),
    end() {
      for (const tx of begun) {
        try {
          tx.abort()
        } catch {
          // It was committed already.
        }
      }
    },
  }
}

export interface HandingOver {
  /** So many find the session at the same moment, each over its own connection. */
  tabs: number
  /** All of them end so many steps of the event loop later. */
  killedAfter: number | null
}

/** The tabs of a device find that somebody is signed in. */
export async function handOver({ mirror, database, owner }: Device, { tabs, killedAfter }: HandingOver): Promise<void> {
  if (tabs === 1 && killedAfter === null) return void (await moveGuestRowsToCart(mirror, owner))
  const mirrors = Array.from({ length: tabs }, () => endable(openMirrorDatabase(database)))
  const taking = Promise.allSettled(mirrors.map((mirror) => moveGuestRowsToCart(mirror, owner)))
  if (killedAfter !== null) {
    for (let steps = 0; steps < killedAfter; steps += 1) await oneStep()
    for (const mirror of mirrors) mirror.end()
  }
  const ended = await taking
  await Promise.all(mirrors.map((mirror) => mirror.close()))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed !== undefined && killedAfter === null) throw failed.reason
}
