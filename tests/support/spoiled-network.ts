import { envelopeReply } from './reply.ts'

/** What becomes of the next change in the network. */
export type Fate = 'deliver' | 'drop-request' | 'drop-reply' | 'twice' | 'gateway'

/** A network between a device and a shop that a test spoils: `fate` says what becomes of the next change. Reads always arrive. */
export class SpoiledNetwork {
  fate: Fate = 'deliver'

  constructor(private readonly shop: { answer: (request: Request) => Promise<Response> }) {}

  readonly send = async (request: Request): Promise<Response> => {
    const { fate } = this
    if (request.method !== 'GET') this.fate = 'deliver'
    if (request.method === 'GET' || fate === 'deliver') return this.shop.answer(request)
    if (fate === 'drop-request') throw new TypeError('Failed to fetch')
    if (fate === 'gateway') return envelopeReply({ code: 502, msg: 'Bad gateway' }, { status: 502 })
    const reply = await this.shop.answer(request.clone())
    if (fate === 'drop-reply') throw new TypeError('Failed to fetch')
    await this.shop.answer(request)
    return reply
  }
}
