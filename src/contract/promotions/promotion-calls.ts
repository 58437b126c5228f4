import * as v from 'valibot'
import { PartCard } from '#contract/catalogue/catalogue.ts'
import { catalogueReadCalls } from '#contract/catalogue/reads.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Id, PageNo, PageSize, pageSchemaOf } from '#contract/kernel/primitives.ts'
import { Promotions } from './promotion.ts'

const promotionReadCall = { method: 'GET', may: 'anyone', queue: false } as const

export const promotionCalls = {
  promotionList: {
    ...promotionReadCall,
    ...catalogueReadCalls.promotionList,
    input: v.object({}),
    result: Promotions,
    summary: 'The offers that run, the one that ends first first, each with some of its parts; and those that begin soon.',
  },
  promotionParts: {
    ...promotionReadCall,
    ...catalogueReadCalls.promotionParts,
    input: v.object({ id: Id, pageNo: PageNo, pageSize: PageSize }),
    result: pageSchemaOf(PartCard),
    summary: 'All parts that a running offer makes cheaper, most wanted first.',
  },
} as const satisfies Record<string, CallDefinition>
