import { MAX_KEYWORD } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { atMost, day, pageNumber, pageOf, pageSize, shortText } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindSegment } from '../shape/names'
import { hits } from './records.contract'

/** Suggestions of the search box, and recent events of projects. */
export const search = {
  suggestion: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/searchAssociation',
    access: 'none',
    reads: 'figures',
    idempotent: true,
    timeout: 3000,
    request: () => z.strictObject({ companyNames: shortText(40) }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            region: z.nullable(z.string()),
            hits: hits(),
          }),
        ),
      }),
  }),
  suggestionByType: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/search/searchAssociation',
    access: 'token',
    reads: 'figures',
    idempotent: true,
    timeout: 3000,
    request: () =>
      z.strictObject({
        keyword: shortText(MAX_KEYWORD),
        /** The first path segment of the current list: zhaobiao. */
        type: z.optional(kindSegment(32)),
      }),
    result: () =>
      z.object({
        /** The kinds with hits, that of `type` first. */
        records: z.array(
          z.object({
            type: kindSegment(),
            label: z.string(),
            classifier: z.string(),
            total: z.int(),
            totalIsCapped: z.boolean(),
            titles: z.array(
              z.object({ id: z.string(), name: z.string(), expired: z.boolean(), hits: hits() }),
            ),
          }),
        ),
        /** False if time ran out before every kind was searched. */
        isComplete: z.boolean(),
      }),
  }),
  dynamics: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/project/dynamic/search',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () =>
      z.strictObject({
        keyword: z.optional(shortText(MAX_KEYWORD)),
        /** Checked by the gateway: the kinds would otherwise be bundled with this group. */
        type: z.optional(kindSegment(16)),
        areaCode: z.optional(z.string().check(z.regex(/^\d{6}$/))),
        // Ten pages of ten; a literal, because the constant would bundle the kinds.
        pageNum: pageNumber(10),
        pageSize: pageSize(),
      }),
    result: () =>
      pageOf(
        z.object({
          id: z.string(),
          /** The first path segment of its list: zhaobiao. */
          type: kindSegment(),
          label: z.string(),
          projectName: z.string(),
          region: z.nullable(z.string()),
          expired: z.boolean(),
          occurredOn: day(),
        }),
      ),
    errors: ['00113'],
  }),
  distribution: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/search/distribution',
    access: 'optional',
    reads: 'figures',
    idempotent: true,
    timeout: 3000,
    request: () =>
      z.strictObject({
        /** The first path segment of a list: zhaobiao. Checked by the gateway, as are the conditions. */
        type: kindSegment(32),
        keyword: z.optional(shortText(MAX_KEYWORD)),
        // Not a record: that would add a quarter of a KB to every program that searches.
        filters: z._default(z.catchall(z.object({}), z.array(shortText(64)).check(atMost(20))), {}),
        /** Key of a filter: counts the results of each choice in its menu, instead of dividing the list. */
        menu: z.optional(shortText(32)),
      }),
    result: () =>
      z.nullable(
        z.object({
          total: z.int(),
          facets: z.array(
            z.object({
              /** Key of a filter of the list. */
              filter: z.string(),
              /** Each value is valid for the filter. */
              parts: z.array(z.object({ value: z.string(), count: z.int() })),
              other: z.int(),
            }),
          ),
        }),
      ),
    errors: ['00113', '10099', '30003'],
  }),
}
