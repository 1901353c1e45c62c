import { buildHref } from '@zhushutong/domain/addresses'
import { company } from '@zhushutong/domain/records'
import { VerifyView } from '@/features/due-diligence'
import { orStatus } from '@/wiring/server/answers'
import { hrefOfRecord } from '../detail/record-address'
import type { Reader } from '../reader'

interface TypedKey {
  readonly number: string
  readonly code: string
}

const findSheet = async ({ number, code }: TypedKey, { calls }: Reader) => {
  if (number === '' && code === '') return undefined
  const answer = await orStatus(
    calls.dueDiligence.verify({ number: number.slice(0, 40), code: code.slice(0, 20) }),
  )
  return 'status' in answer ? ('failed' as const) : answer.sheet
}

/** Verifies an issued sheet: /heyan.html?number=&code= (DUE-11). */
export async function VerifyScreen({ asked, reader }: { asked: TypedKey; reader: Reader }) {
  const sheet = await findSheet(asked, reader)
  return (
    <VerifyView
      asked={asked}
      sheet={sheet}
      path={buildHref('heyan')}
      companyHref={sheet && sheet !== 'failed' ? hrefOfRecord(company.kind, sheet.companyId) : ''}
    />
  )
}
