import type { AccountAsk } from './account/ask.ts'
import type { Handlers } from './kernel/ask.ts'
import type { OrderAsk } from './orders/ask.ts'

/** The context of the handlers of all calls. app.ts fills it. */
export interface ServerAsk extends AccountAsk, OrderAsk {}

/** The handlers of all calls. */
export type ServerHandlers = Handlers<ServerAsk>
