import { MATCH_OUTCOMES } from '@zhushutong/domain/batch-check'
import { FREQUENCIES } from '@zhushutong/domain/subscriptions'
import * as z from 'zod/mini'
import { atLeast, atMost, dailyLimit, id, shortText } from '../shape/common'
import { endpoint } from '../shape/endpoint'

/** Base64 length of the largest file, 750 KB: a body has at most 1 MB. */
const MAX_CONTENT = 1_000_000

const ids = (most: number) => z.array(id()).check(atLeast(1), atMost(most))

/** Checks of a list of companies by name or credit code. */
export const batchCheck = {
  /** Reads the names and codes of an .xlsx, .xls or .csv file. */
  read: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/batchCheck/readFile',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        name: shortText(200),
        content: z.string().check(atMost(MAX_CONTENT), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      }),
    result: () => z.object({ texts: z.array(z.string()), repeated: z.int(), dropped: z.int() }),
  }),
  match: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/batchCheck/matchCompanies',
    access: 'token',
    reads: 'figures',
    idempotent: true,
    timeout: 20_000,
    request: () => z.strictObject({ texts: z.array(shortText(60)).check(atLeast(1), atMost(500)) }),
    result: () =>
      z.object({
        /** One for each text, in its order. */
        matches: z.array(
          z.object({
            text: z.string(),
            outcome: z.enum(MATCH_OUTCOMES),
            companies: z.array(
              z.object({
                id: z.string(),
                name: z.string(),
                creditCode: z.nullable(z.string()),
                region: z.nullable(z.string()),
                /** True if the company had this name before. */
                isFormer: z.boolean(),
                /** True if its check takes nothing from the budget, because it was read today. */
                isRead: z.boolean(),
              }),
            ),
          }),
        ),
        /** Distinct records that may be read in a day, and those read today. */
        budget: z.int(),
        read: z.int(),
      }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/batchCheck/checkCompanies',
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    timeout: 30_000,
    request: () => z.strictObject({ ids: ids(20) }),
    result: () =>
      z.object({
        /** In the order of `ids`, without those that no longer exist. */
        records: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            creditCode: z.nullable(z.string()),
            summary: z.string(),
            findings: z.array(
              z.object({
                key: z.string(),
                label: z.string(),
                tone: z.enum(['ok', 'warn', 'bad', 'neutral']),
                title: z.string(),
              }),
            ),
          }),
        ),
        dailyLimit: dailyLimit(),
      }),
  }),
  /** Follows the companies, each once; stops at the caller's limit (SUB-03). */
  follow: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/batchCheck/followCompanies',
    access: 'token',
    idempotent: true,
    timeout: 30_000,
    request: () => z.strictObject({ ids: ids(500), frequency: z.enum(FREQUENCIES) }),
    result: () => z.object({ followed: z.int(), left: z.int() }),
  }),
}
