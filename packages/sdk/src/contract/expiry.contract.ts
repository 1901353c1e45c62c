import { permitExpiry, qualificationExpiry, type RecordKind } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { searchRequest, searchResult } from './records.contract'

const BASE = '/jian-butler-portal-biz/expire'

/** What anybody may ask: companies are masked, so that their names cannot be searched (ACC-05, ACC-07). */
// @__NO_SIDE_EFFECTS__
function freeOf(kind: RecordKind, name: string) {
  return endpoint({
    method: 'POST',
    path: `${BASE}/${name}`,
    summary: `${kind.tab}（企业名称与联系方式脱敏）`,
    access: 'none',
    idempotent: true,
    request: () => z.omit(searchRequest(kind), { keyword: true }),
    result: () => searchResult(kind),
  })
}

/** For holders of the kind's service; 403 with 00403 for everybody else (ACC-05). */
// @__NO_SIDE_EFFECTS__
function fullOf(kind: RecordKind, name: string) {
  return endpoint({
    method: 'POST',
    path: `${BASE}/${name}`,
    summary: `${kind.tab}（需开通对应增值服务）`,
    access: 'token',
    encrypted: true,
    idempotent: true,
    request: () => searchRequest(kind),
    result: () => searchResult(kind),
    errors: ['00403'],
  })
}

/** What ends soon: companies' qualifications and safety production permits. */
export const expiry = {
  qualificationsFree: freeOf(qualificationExpiry, 'pageExpireCompanyQuaFree'),
  qualifications: fullOf(qualificationExpiry, 'pageExpireCompanyQuafct'),
  permitsFree: freeOf(permitExpiry, 'pageExpireAnxuFree'),
  permits: fullOf(permitExpiry, 'pageExpireAnxu'),
}
