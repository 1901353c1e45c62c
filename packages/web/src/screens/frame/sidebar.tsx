import { buildHref } from '@zhushutong/domain/addresses'
import { formatCount } from '@zhushutong/domain/formatting'
import { SVIP_BENEFITS } from '@zhushutong/domain/membership'
import { buildOtherUpdates } from '@zhushutong/domain/portal/shell'
import type { RecordKind } from '@zhushutong/domain/records'
import { recordHref } from '@/features/records/detail/detail-href'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import type { Reader } from '../reader'

/** The offer that opens the closed values on this page; hidden for readers who see them already. */
function Unlock() {
  return (
    <section className="rounded-3 border border-gold-line bg-gold-soft p-4 text-gold-strong">
      <h2 className="mb-2 font-semibold">解锁完整数据</h2>
      <p>联系方式、证书与报价，每月 {formatCount(SVIP_BENEFITS.exportsPerMonth)} 条导出。</p>
      <DialogLinkButton className="mt-3" variant="gold" block href="/svip.html" dialog={{ name: 'guide' }}>
        开通建筑管家 SVIP
      </DialogLinkButton>
    </section>
  )
}

/** Other new records of this query type, and related articles (SHL-02). */
async function OtherUpdates({ reader, kind }: { reader: Reader; kind: RecordKind }) {
  const info = await reader.site.bottomInfo(kind.segment)
  const panel =
    info &&
    buildOtherUpdates(kind.segment, {
      data: info.data.map((record) => ({ title: record.title, href: recordHref(kind, record) })),
      encyclopedia: info.encyclopedia.map(({ id, title }) => ({
        title,
        href: buildHref('toutiaodetails', { id }),
      })),
    })
  if (!panel) return null
  return (
    <section className="card other-updates p-4">
      <h2 className="mb-2 font-semibold">{panel.title}</h2>
      <fieldset className="mb-2 flex gap-4 border-b border-line">
        <legend className="sr-only">{panel.title}</legend>
        {panel.tabs.map(({ key, label }, index) => (
          <label key={key}>
            <input
              type="radio"
              name="other-updates"
              value={key}
              defaultChecked={index === 0}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {panel.tabs.map(({ key, label, items }) => (
        <ul key={key} data-tab={key} aria-label={label} className="updates-list">
          {items.map(({ title, href }) => (
            <li key={href} className="py-1">
              <a className="block truncate hover:text-primary" href={href}>
                {title}
              </a>
            </li>
          ))}
          {items.length === 0 && <li className="py-1 text-ink-3">暂无更新</li>}
        </ul>
      ))}
    </section>
  )
}

export async function Sidebar({ reader, kind }: { reader: Reader; kind: RecordKind }) {
  return (
    <>
      {!reader.viewer.svip && <Unlock />}
      <OtherUpdates reader={reader} kind={kind} />
    </>
  )
}
