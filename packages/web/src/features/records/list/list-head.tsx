import { formatCount, formatMatchCount, formatTime } from '@zhushutong/domain/formatting'
import type { RecordPage, RecordQuery, RecordView } from '@zhushutong/domain/records'
import { RemovableChip } from '@zhushutong/ui/fields/chip'
import { SortMenu } from '@/lists/sort-menu'
import { DialogButton, DialogTrigger } from '@/triggers/dialog-trigger'
import type { ExportList } from '@/triggers/targets'
import { DensityButton } from './density-button'
import { clearedHref, type ListLocation, pickedConditions, sortLinks } from './list-model'
import './ledger.css'
import '../filters/filter-menu.css'
import './list.css'

/** The list as input of an export, without the page number. */
const buildExport = ({ kind }: ListLocation, { keyword, filters, sort }: RecordQuery): ExportList => ({
  kind: kind.kind,
  keyword,
  filters,
  sort,
})

const countText = ({ total, totalIsCapped }: RecordPage<RecordView>) =>
  totalIsCapped ? formatMatchCount(total + 1) : formatCount(total)

function Picks({ place, query, page }: Props) {
  const picked = pickedConditions(place, query, page.records)
  if (picked.length === 0) return null
  return (
    <div className="picks">
      {picked.map(({ label, href }) => (
        <RemovableChip key={label} label={label} href={href} />
      ))}
      <a href={clearedHref(place)}>清空</a>
    </div>
  )
}

interface Props {
  readonly place: ListLocation
  readonly query: RecordQuery
  readonly page: RecordPage<RecordView>
}

const totalWords = ({ kind, sub }: ListLocation): string =>
  sub ? `${kind.classifier}${sub.label}` : (kind.list.total ?? `${kind.classifier}${kind.label}`)

export function ListHead({ place, query, page }: Props) {
  return (
    <div className="list-head">
      <h2>
        共 <b>{countText(page)}</b> {totalWords(place)}
      </h2>
      <Picks {...{ place, query, page }} />
      <SortMenu sorts={sortLinks(place, query)} />
      <DensityButton />
      {page.records.length > 0 && (
        <DialogButton size="small" dialog={{ name: 'export', list: buildExport(place, query) }}>
          导出
        </DialogButton>
      )}
    </div>
  )
}

export function ListFoot({ freshAt }: { freshAt: number | null }) {
  return (
    <p className="list-foot">
      <span className="max-lg:hidden">
        <kbd>J</kbd> <kbd>K</kbd> 上下 · <kbd>Enter</kbd> 打开 · <kbd>S</kbd> 收藏 ·{' '}
        <DialogTrigger dialog={{ name: 'keys' }} className="hover:text-primary">
          <kbd>?</kbd> 全部快捷键
        </DialogTrigger>
      </span>
      {freshAt !== null && <span>数据更新于 {formatTime(freshAt)}</span>}
    </p>
  )
}
