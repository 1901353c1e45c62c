import { formatTime } from '@zhushutong/domain/formatting'
import type { SourcedField } from './history.types'

const WEB = /^https?:\/\//

/** The source of each value, and other sources that differ (DAT-01). */
export function SourcesView({ fields }: { fields: readonly SourcedField[] }) {
  if (fields.length === 0) return <p className="text-ink-3">这条记录没有逐项的来源说明。</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a wide table
    <section className="overflow-x-auto" tabIndex={0} aria-label="各项的来源">
      <table className="data-table">
        <caption className="sr-only">各项的来源</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">来源</th>
            <th scope="col">数据日期</th>
            <th scope="col">采集</th>
            <th scope="col">其他来源的说法</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ key, label, source, dataOn, recordedAt, url, evidence, others }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                {url === null || !WEB.test(url) ? (
                  source
                ) : (
                  <a className="text-primary" href={url} rel="noopener noreferrer nofollow" target="_blank">
                    {source}
                  </a>
                )}
                {evidence !== null && <span className="block text-ink-3">依据：{evidence}</span>}
              </td>
              <td>{dataOn}</td>
              <td>{formatTime(recordedAt)}</td>
              <td>
                {others.length === 0
                  ? '--'
                  : others.map((other) => (
                      <p key={`${other.source}${other.dataOn}`}>
                        {other.value}（{other.source}，{other.dataOn}）
                      </p>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
