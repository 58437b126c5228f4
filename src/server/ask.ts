import type { AccountAsk } from './account/ask.ts'
import type { Handlers } from './kernel/ask.ts'
import type { OrderAsk } from './orders/ask.ts'

/** All that any handler gets, filled in by app.ts. */
export interface ServerAsk extends AccountAsk, OrderAsk {}

/** Who answers each row of the call table. */
export type ServerHandlers = Handlers<ServerAsk>
