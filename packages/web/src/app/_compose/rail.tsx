import { detailHref } from '@zhushutong/domain/navigation'
import { EMPTY_QUERY, KINDS, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import { recordHref } from '@/features/records'
import { LinkButton } from '@/ui/button'
import { Tag } from '@/ui/tag'
import type { Reader } from './reader'

const MOST = 9
const EACH = 3

/** What opens the closed values on this page; nothing for who sees them already. */
function Unlock() {
  return (
    <section className="rounded-3 border border-gold-line bg-gold-soft p-4 text-gold-strong">
      <h2 className="mb-2 font-semibold">解锁完整数据</h2>
      <p>联系方式、证书与报价，每月 20,000 条导出。</p>
      <LinkButton className="mt-3" variant="gold" block href="/svip.html" data-unlock="membership-guide">
        开通建筑管家 SVIP
      </LinkButton>
    </section>
  )
}

const newest = async (reader: Reader, kind: RecordKind): Promise<readonly RecordView[]> => {
  const page = await reader.records.search(kind.kind, { ...EMPTY_QUERY, pageSize: 10 })
  return 'error' in page ? [] : page.records.slice(0, EACH)
}

/** The newest records of the other kinds (SHL-02). */
async function OtherUpdates({ reader, except }: { reader: Reader; except: RecordKind }) {
  const others = KINDS.filter((k) => k.kind !== except.kind)
  const found = await Promise.all(others.map(async (kind) => ({ kind, records: await newest(reader, kind) })))
  const rows = found
    .flatMap(({ kind, records }) => records.map((record) => ({ kind, record })))
    .slice(0, MOST)
  if (rows.length === 0) return null
  return (
    <section className="card p-4">
      <h2 className="mb-2 font-semibold">其他更新信息</h2>
      <ul>
        {rows.map(({ kind, record }) => (
          <li key={record.id} className="flex items-center gap-2 py-1">
            <Tag tone="blue">{kind.label}</Tag>
            <a className="min-w-0 truncate hover:text-primary" href={recordHref(kind, record)}>
              {String(record[kind.title] ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function HotCompanies({ reader }: { reader: Reader }) {
  const companies = await reader.site.hotCompanies()
  if (!companies || companies.length === 0) return null
  return (
    <section className="card p-4">
      <h2 className="mb-2 font-semibold">热门企业</h2>
      <ol>
        {companies.map(({ cid, name, allWinningCount }, index) => (
          <li key={cid} className="flex items-center gap-2 py-1">
            <span className="rank mr-0!" data-top={index < 3 || undefined}>
              {index + 1}
            </span>
            <a
              className="min-w-0 flex-1 truncate hover:text-primary"
              href={detailHref('qiye', { cid }) ?? '/qiye/'}
            >
              {name}
            </a>
            <span className="text-ink-3">{allWinningCount.toLocaleString('en-US')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What stands beside a list or a detail. */
export async function Rail({ reader, except }: { reader: Reader; except: RecordKind }) {
  return (
    <>
      {!reader.viewer.svip && <Unlock />}
      <HotCompanies reader={reader} />
      <OtherUpdates reader={reader} except={except} />
    </>
  )
}
