import type { AccountRequestContext } from './account/ask.ts'
import type { CallHandlers } from './kernel/ask.ts'
import type { OrderRequestContext } from './orders/ask.ts'

/** The context of the handlers of all calls. app.ts fills it. */
export interface ServerRequestContext extends AccountRequestContext, OrderRequestContext {}

/** The handlers of all calls. */
export type ServerHandlers = CallHandlers<ServerRequestContext>
