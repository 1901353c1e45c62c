import { formatChecked, formatDate, formatTime } from '@zhushutong/domain/formatting'
import { findColumn, type RecordKind, type RecordView, type Section } from '@zhushutong/domain/records'
import { Fragment, type ReactNode } from 'react'
import { listSectionOrigins, type SectionOrigin, summariseOrigins } from './origins'

/** Names of sources in a line; further ones are counted. */
const MAX_NAMES = 2

const isWeb = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url)

export function EvidenceLink({ url, children }: { url: string | null; children: ReactNode }) {
  if (!isWeb(url)) return null
  return (
    <a className="underline" href={url} rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </a>
  )
}

/** Parts of a line, separated by dots; empty ones are left out. */
function Line({ parts }: { parts: ReadonlyArray<ReactNode | null> }) {
  return (
    <p>
      {parts
        .filter((part) => part !== null && part !== '')
        .map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order
          <Fragment key={at}>
            {at > 0 && ' · '}
            {part}
          </Fragment>
        ))}
    </p>
  )
}

const listLabels = (kind: RecordKind, { columns, isWhole }: SectionOrigin): string =>
  isWhole ? '' : `${columns.map((key) => findColumn(kind, key)?.label ?? key).join('、')}：`

function OriginLine({
  kind,
  record,
  origin,
  now,
}: {
  kind: RecordKind
  record: RecordView
  origin: SectionOrigin
  now: number
}) {
  const { source, dataOn, recordedAt, url, evidence } = origin
  const labels = listLabels(kind, origin)
  if (evidence !== null)
    return (
      <Line
        parts={[
          `${labels}${source}`,
          `${formatDate(recordedAt)} 核验`,
          `依据：${evidence}`,
          <EvidenceLink key="url" url={url}>
            查看依据
          </EvidenceLink>,
        ]}
      />
    )
  const checkedAt = typeof record.checkedAt === 'number' ? record.checkedAt : null
  return (
    <Line
      parts={[
        `${labels}来源 ${source}`,
        `数据日期 ${dataOn}`,
        `${formatTime(recordedAt)} 采集`,
        formatChecked(checkedAt, now),
      ]}
    />
  )
}

/** The sources of a section in one line each, where they are not those in the head of the page (DAT-14). */
export function SectionOrigins({
  kind,
  section,
  record,
  now,
}: {
  kind: RecordKind
  section: Section
  record: RecordView
  now: number
}) {
  const origins = listSectionOrigins(section, record)
  if (origins.length === 0) return null
  return (
    <div className="section-origins">
      {origins.map((origin) => (
        <OriginLine key={`${origin.source}${origin.dataOn}`} {...{ kind, record, origin, now }} />
      ))}
    </div>
  )
}

/** The sources of the listed records of a section in one line. */
export function RelatedOrigins({ records, now }: { records: readonly RecordView[]; now: number }) {
  if (records.length === 0) return null
  const { sources, dataOn, collectedAt, checkedAt } = summariseOrigins(records)
  const names = sources.slice(0, MAX_NAMES).join('、')
  const rest = sources.length > MAX_NAMES ? ` 等 ${sources.length} 个` : ''
  return (
    <div className="section-origins">
      <Line
        parts={[
          `来源 ${names === '' ? '未注明' : names}${rest}`,
          dataOn && `数据日期 ${records.length > 1 ? '至 ' : ''}${dataOn}`,
          collectedAt && `${formatTime(collectedAt)} 采集`,
          formatChecked(checkedAt, now),
        ]}
      />
    </div>
  )
}
