import { isClaimKind } from '@zhushutong/domain/claims'
import type { RecordRef } from '@zhushutong/domain/favourites'
import { ClaimButton, ClaimedMark, OwnClaim } from '@/features/claims'
import { orNull, PART } from '@/wiring/server/answers'
import { centerHref, REPORTS } from '../center/section-address'
import type { Reader } from '../reader'

/** The mark of a claimed record, the reader's own claim, or the way to claim it (CLM-01, CLM-03). */
export async function RecordClaim({
  record,
  title,
  reader,
}: {
  record: RecordRef
  title: string
  reader: Reader
}) {
  const { kind, id } = record
  if (!isClaimKind(kind)) return null
  const { claims } = reader.calls
  const ref = { module: kind, moduleId: id }
  const [mark, page] = await Promise.all([
    orNull(claims.find(ref, PART)),
    reader.member ? orNull(claims.list({ ...ref, pageNum: 1, pageSize: 1 }, PART)) : null,
  ])
  const own = page?.records[0]?.state
  const at = mark?.claimedTime ?? null
  return (
    <>
      {at !== null && <ClaimedMark kind={kind} at={at} />}
      {own === 'submitted' && <OwnClaim state={own} href={centerHref(REPORTS)} />}
      {at === null && own !== 'submitted' && <ClaimButton target={{ kind, id, title }} />}
    </>
  )
}
