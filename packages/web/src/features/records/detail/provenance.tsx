import { formatChecked, formatTime } from '@zhushutong/domain/formatting'
import type { RecordView } from '@zhushutong/domain/records'

const sourceText = ({ sourcePlatform }: RecordView) => `来源：${sourcePlatform ?? '未注明'}`

const checkText = ({ checkedAt }: RecordView, now: number) =>
  formatChecked(typeof checkedAt === 'number' ? checkedAt : null, now)

/** Source and check time of a record in one line; an unchecked record is marked. */
export function provenanceText(record: RecordView, now: number): string {
  return `${sourceText(record)} · ${checkText(record, now)}`
}

/** Source of a record, the times of its collection and check, and the link to the source. */
export function Provenance({ record, now }: { record: RecordView; now: number }) {
  const { collectedAt, dataOn, withdrawnOn } = record
  return (
    <>
      <span>{sourceText(record)}</span>
      {typeof dataOn === 'string' && <span>数据日期 {dataOn}</span>}
      {typeof withdrawnOn === 'string' && <span className="text-warn">{withdrawnOn} 起来源已撤下</span>}
      {typeof collectedAt === 'number' && <span>{formatTime(collectedAt)} 采集</span>}
      <span>{checkText(record, now)}</span>
      <SourceLink record={record} />
    </>
  )
}

/** The link to the source; nothing if the source has no web address. */
export function SourceLink({ record: { sourceUrl } }: { record: RecordView }) {
  if (typeof sourceUrl !== 'string' || !/^https?:\/\//.test(sourceUrl)) return null
  return (
    <a className="underline" href={sourceUrl} rel="noopener noreferrer nofollow" target="_blank">
      查看原文
    </a>
  )
}
