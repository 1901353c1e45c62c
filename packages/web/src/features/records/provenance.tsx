import { formatTime, relativeTime } from '@zhushutong/domain/formatting'
import type { RecordView } from '@zhushutong/domain/records'

/** Where a record is from and when it was looked at; what was not checked is said to be not checked. */
export function Provenance({
  record,
  now,
  withLink,
}: {
  record: RecordView
  now: number
  withLink?: boolean
}) {
  const { sourcePlatform, collectedAt, checkedAt } = record
  return (
    <>
      <span>来源：{sourcePlatform === null ? '未注明' : String(sourcePlatform)}</span>
      {typeof collectedAt === 'number' && withLink && <span>采集 {formatTime(collectedAt)}</span>}
      <span>{typeof checkedAt === 'number' ? `核验于 ${relativeTime(checkedAt, now)}` : '未核验'}</span>
      {withLink && <SourceLink record={record} />}
    </>
  )
}

/** The way to the source itself, where it is on the web. */
export function SourceLink({ record: { sourceUrl } }: { record: RecordView }) {
  if (typeof sourceUrl !== 'string' || !/^https?:\/\//.test(sourceUrl)) return null
  return (
    <a className="underline" href={sourceUrl} rel="noopener noreferrer nofollow" target="_blank">
      查看原文
    </a>
  )
}
