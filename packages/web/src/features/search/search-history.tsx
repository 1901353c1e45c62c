import { CloseIcon } from '@zhushutong/ui/icon'
import { OPTION_ROW, useOption } from './option-list'

/** The last searches; each can be repeated or removed (STO-01). */
export function SearchHistory({
  history,
  onSearch,
  onForget,
}: {
  history: readonly string[]
  onSearch: (keyword: string) => void
  /** null removes all searches. */
  onForget: (keyword: string | null) => void
}) {
  const option = useOption()
  if (history.length === 0) {
    return <p className="px-3 py-2 text-ink-3">输入企业名称、人员姓名或项目名称开始查询</p>
  }
  return (
    <>
      <div className="flex items-center justify-between px-3 py-1 text-12 text-ink-3">
        <span>最近搜索</span>
        <button type="button" className="py-1 hover:text-primary" onClick={() => onForget(null)}>
          清空
        </button>
      </div>
      {history.map((keyword) => (
        <div key={keyword} className="flex items-center">
          <button type="button" ref={option} className={OPTION_ROW} onClick={() => onSearch(keyword)}>
            <span className="min-w-0 truncate">{keyword}</span>
          </button>
          <button
            type="button"
            className="grid size-8 flex-none place-items-center text-ink-3 hover:text-primary"
            aria-label={`删除搜索记录：${keyword}`}
            onClick={() => onForget(keyword)}
          >
            <CloseIcon size={14} />
          </button>
        </div>
      ))}
    </>
  )
}
