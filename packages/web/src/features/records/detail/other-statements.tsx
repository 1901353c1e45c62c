import { formatDate } from '@zhushutong/domain/formatting'
import type { RecordView } from '@zhushutong/domain/records'
import { findStatements } from './origins'
import { EvidenceLink } from './section-origins'

/** The mark of a value that staff corrected, or that other sources state differently, with their statements (DAT-13). */
export function OtherStatements({ record, column }: { record: RecordView; column: string }) {
  const { correction, others } = findStatements(record, column)
  if (correction === null && others.length === 0) return null
  return (
    <details className="other-statements">
      <summary>{correction === null ? '来源不一' : '人工核验'}</summary>
      <ul>
        {correction !== null && (
          <li>
            {formatDate(correction.recordedAt)} 人工核验，依据：{correction.evidence}{' '}
            <EvidenceLink url={correction.url}>查看依据</EvidenceLink>
          </li>
        )}
        {others.map(({ value, source, dataOn, url }) => (
          <li key={`${source}${dataOn}${value}`}>
            {value}（{source}，数据日期 {dataOn}）<EvidenceLink url={url}>查看原文</EvidenceLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
