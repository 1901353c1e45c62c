import { permitExpiry, qualificationExpiry, type RecordKind } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { endpoint } from '../shape/endpoint'
import type { GroupWords } from '../words'
import { searchRequest, searchRequestWords, searchResult, searchResultWords } from './records.contract'

const BASE = '/jian-butler-portal-biz/expire'

/** The free variant: companies are masked, so their names cannot be searched (ACC-05, ACC-07). */
// @__NO_SIDE_EFFECTS__
function freeOf(kind: RecordKind, name: string) {
  return endpoint({
    method: 'POST',
    path: `${BASE}/${name}`,
    access: 'optional',
    reads: 'records',
    idempotent: true,
    request: () => z.omit(searchRequest(kind), { keyword: true }),
    result: () => searchResult(kind),
  })
}

/** The full variant for holders of the kind's service; 403 with 00403 for all other callers (ACC-05). */
// @__NO_SIDE_EFFECTS__
function fullOf(kind: RecordKind, name: string) {
  return endpoint({
    method: 'POST',
    path: `${BASE}/${name}`,
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => searchRequest(kind),
    result: () => searchResult(kind),
    errors: ['00403'],
  })
}

/** Expiring qualifications and safety production permits of companies. */
export const expiry = {
  qualificationsFree: freeOf(qualificationExpiry, 'pageExpireCompanyQuaFree'),
  qualifications: fullOf(qualificationExpiry, 'pageExpireCompanyQuafct'),
  permitsFree: freeOf(permitExpiry, 'pageExpireAnxuFree'),
  permits: fullOf(permitExpiry, 'pageExpireAnxu'),
}

export function expiryWords(): GroupWords<typeof expiry> {
  const { keyword: _, ...withoutKeyword } = searchRequestWords()
  const free = { request: withoutKeyword, result: searchResultWords() }
  const full = { request: searchRequestWords(), result: searchResultWords() }
  return {
    qualificationsFree: { summary: `${qualificationExpiry.tab}（企业名称与联系方式脱敏）`, ...free },
    qualifications: { summary: `${qualificationExpiry.tab}（需开通对应增值服务）`, ...full },
    permitsFree: {
      summary: `${permitExpiry.tab}（企业名称与联系方式脱敏）`,
      ...free,
      example: { filters: { remaining: ['30d'] } },
    },
    permits: { summary: `${permitExpiry.tab}（需开通对应增值服务）`, ...full },
  }
}
