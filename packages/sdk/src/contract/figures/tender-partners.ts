import * as z from 'zod/mini'
import { dailyLimit, day, id } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName } from '../shape/names'

/** A company that bid jointly with the member's company before, and holds what this one lacks (MYC-08). */
const partner = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    status: z.enum(['met', 'unknown']),
    sentence: z.string(),
    times: z.int(),
    won: z.int(),
    latest: z.object({
      id: z.string(),
      type: z.enum(['winning', 'tender']),
      name: z.string(),
      awardedOn: z.nullable(day()),
    }),
  })

/** The companies with which the member's company can close the gaps to a tender (MYC-08). */
export const partners = endpoint({
  method: 'POST',
  path: '/jian-butler-portal-biz/myCompany/findTenderPartners',
  access: 'token',
  encrypted: true,
  reads: 'records',
  idempotent: true,
  request: () => z.strictObject({ id: id() }),
  result: () =>
    z.object({
      /** The records compared: the tender, the member's company, and its named partners. */
      records: z.array(z.object({ module: kindName(), moduleId: z.string(), title: z.string() })),
      isChosen: z.boolean(),
      /** 接受 or 不接受; null if the notice does not say. */
      consortiumAllowed: z.nullable(z.string()),
      /** The companies with which the member's company bid jointly. */
      jointCompanies: z.int(),
      gaps: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          /** The number of partners; `partners` has the first ones. */
          total: z.int(),
          partners: z.array(partner()),
        }),
      ),
      dailyLimit: dailyLimit(),
    }),
  errors: ['30003'],
})
