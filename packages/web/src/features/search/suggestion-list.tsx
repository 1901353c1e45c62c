'use client'

import { provinceOf } from '@zhushutong/domain/region'
import { hitRanges, trimKeyword } from '@zhushutong/domain/search'
import { Highlight } from '@/ui/highlight'
import { CloseIcon, SearchIcon } from '@/ui/icon'
import { Skeleton } from '@/ui/skeleton'
import type { Suggestion, Suggestions } from './use-suggestions'

const row =
  'flex w-full min-w-0 items-center gap-2 rounded-1 px-3 py-2 text-left hover:bg-surface-2 focus-visible:bg-surface-2 focus-visible:-outline-offset-2'

/** What the search box offers: the last searches while it is empty, companies and the search itself after that. */
export function SuggestionList({
  text,
  found,
  history,
  hrefOf,
  onPick,
  onSearch,
  onForget,
}: {
  text: string
  found: Suggestions
  history: readonly string[]
  hrefOf: (suggestion: Suggestion) => string
  /** A suggestion was followed; returns whether the link's own way is to be taken. */
  onPick: (suggestion: Suggestion) => boolean
  onSearch: (keyword: string) => void
  /** null: all of them. */
  onForget: (keyword: string | null) => void
}) {
  const keyword = trimKeyword(text)
  if (keyword === '') return <History history={history} onSearch={onSearch} onForget={onForget} />
  const isLoading = found.keyword !== keyword && found.list.length === 0
  return (
    <>
      {isLoading ? (
        <div className="grid gap-3 p-3">
          <Skeleton width="70%" />
          <Skeleton width="52%" />
        </div>
      ) : (
        found.list.map((suggestion) => (
          <a
            key={suggestion.id}
            href={hrefOf(suggestion)}
            data-option=""
            className={row}
            onClick={(event) => {
              if (!onPick(suggestion)) event.preventDefault()
            }}
          >
            <span className="min-w-0 flex-1 truncate">
              <Highlight
                text={suggestion.name}
                ranges={suggestion.hits ?? hitRanges(suggestion.name, keyword)}
              />
            </span>
            <span className="text-12 text-ink-3">{provinceOf(suggestion.region ?? '')?.shortName}</span>
          </a>
        ))
      )}
      {!isLoading && found.list.length === 0 && <NothingFound />}
      <button
        type="button"
        data-option=""
        className={`${row} text-primary`}
        onClick={() => onSearch(keyword)}
      >
        <SearchIcon size={14} />
        <span className="min-w-0 truncate">搜索“{keyword}”的全部结果</span>
      </button>
      <p className="sr-only" role="status">
        {isLoading
          ? ''
          : found.list.length === 0
            ? '抱歉，没有找到相关信息'
            : `有 ${found.list.length} 条联想`}
      </p>
    </>
  )
}

function History({
  history,
  onSearch,
  onForget,
}: {
  history: readonly string[]
  onSearch: (keyword: string) => void
  onForget: (keyword: string | null) => void
}) {
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
          <button type="button" data-option="" className={row} onClick={() => onSearch(keyword)}>
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

function NothingFound() {
  return (
    <div className="px-3 py-2">
      <p>抱歉，没有找到相关信息</p>
      <ul className="mt-1 list-disc pl-5 text-12 text-ink-3">
        <li>检查有没有错别字，或减少几个字再试</li>
        <li>试试企业全称、曾用名或统一社会信用代码</li>
        <li>
          仍未找到？看看
          <a href="/help.html" className="text-primary">
            查询帮助
          </a>
        </li>
      </ul>
    </div>
  )
}
