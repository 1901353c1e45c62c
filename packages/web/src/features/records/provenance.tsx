import { formatTime, relativeTime } from '@zhushutong/domain/formatting'
import type { RecordView } from '@zhushutong/domain/records'

const sourceText = ({ sourcePlatform }: RecordView) => `来源：${sourcePlatform ?? '未注明'}`

const checkText = ({ checkedAt }: RecordView, now: number) =>
  typeof checkedAt === 'number' ? `核验于 ${relativeTime(checkedAt, now)}` : '未核验'

/** Where a record is from and when it was looked at, in one line; what was not checked is said to be not checked. */
export const provenanceText = (record: RecordView, now: number): string =>
  `${sourceText(record)} · ${checkText(record, now)}`

/** Where a record is from, when it was collected and looked at, and the way to its source. */
export function Provenance({ record, now }: { record: RecordView; now: number }) {
  const { collectedAt } = record
  return (
    <>
      <span>{sourceText(record)}</span>
      {typeof collectedAt === 'number' && <span>采集 {formatTime(collectedAt)}</span>}
      <span>{checkText(record, now)}</span>
      <SourceLink record={record} />
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
