'use client'

import {
  findHitRanges,
  isLongKeyword,
  LONG_KEYWORD_TEXT,
  trimKeyword,
} from '@zhushutong/domain/portal/search'
import { findProvince } from '@zhushutong/domain/region'
import { Highlight } from '@zhushutong/ui/highlight'
import { SearchIcon } from '@zhushutong/ui/icon'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import type { SuggestionLinks } from './box-category'
import { ContentLinks } from './content-links'
import { countText, KindLinks } from './kind-links'
import { NOTHING_FOUND, NoSuggestion } from './no-suggestion'
import { OPTION_ROW, useOption } from './option-list'
import { SearchHelp } from './search-help'
import { SearchHistory } from './search-history'
import type { Suggestions } from './suggestion-stream'
import { pickVisibleSuggestions } from './visible-suggestions'

export interface SuggestionListProps {
  text: string
  type: string
  isMember: boolean
  suggestions: Suggestions
  history: readonly string[]
  links: SuggestionLinks
  /** Called for a click on a company; returns true if the link is to be followed. */
  onCompany: (name: string) => boolean
  onFollow: () => void
  onSearch: (keyword: string) => void
  /** null removes all searches. */
  onForget: (keyword: string | null) => void
}

/**
 * The suggestion list of the search box: the last searches for an empty box, otherwise names, titles and
 * kinds (SHL-08).
 */
export function SuggestionList(props: SuggestionListProps) {
  const { text, type, suggestions, links } = props
  const option = useOption()
  const keyword = trimKeyword(text)
  if (keyword === '')
    return (
      <>
        <SearchHistory {...props} />
        <SearchHelp />
      </>
    )
  const { companies, ownKind, others, content, isLoading, isEmpty, said } = pickVisibleSuggestions(
    suggestions,
    keyword,
    type,
  )
  return (
    <>
      {companies.map(({ id, name, region, hits }) => (
        <Row
          key={id}
          href={links.company(id)}
          name={name}
          hits={hits ?? findHitRanges(name, keyword)}
          side={findProvince(region ?? '')?.shortName}
          onFollow={() => props.onCompany(name)}
        />
      ))}
      {ownKind?.titles.map((title) => (
        <Row
          key={title.id}
          href={links.record(ownKind.type, title)}
          name={title.name}
          hits={title.hits ?? findHitRanges(title.name, keyword)}
          side={ownKind.label}
          onFollow={() => {
            props.onFollow()
            return true
          }}
        />
      ))}
      {isLoading && (
        <div className="grid gap-3 p-3">
          <Skeleton width="70%" />
          <Skeleton width="52%" />
        </div>
      )}
      {isEmpty && <NoSuggestion suggestions={suggestions} isMember={props.isMember} />}
      <KindLinks kinds={others} hrefOf={(other) => links.list(other, keyword)} onFollow={props.onFollow} />
      <ContentLinks content={content} keyword={keyword} onFollow={props.onFollow} />
      <button
        type="button"
        ref={option}
        className={`${OPTION_ROW} text-primary`}
        onClick={() => props.onSearch(keyword)}
      >
        <SearchIcon size={14} />
        <span className="min-w-0 flex-1 truncate">搜索“{keyword}”的全部结果</span>
        {ownKind && <span className="flex-none text-12 text-ink-3">{countText(ownKind)}</span>}
      </button>
      {isLongKeyword(keyword) && <p className="px-3 py-2 text-12 text-ink-3">{LONG_KEYWORD_TEXT}</p>}
      <p className="sr-only" role="status">
        {said === 'nothing' ? NOTHING_FOUND : said > 0 ? `有 ${said} 条联想` : ''}
      </p>
    </>
  )
}

function Row({
  href,
  name,
  hits,
  side,
  onFollow,
}: {
  href: string
  name: string
  hits: ReadonlyArray<readonly [number, number]>
  side: string | undefined
  /** Returns true if the link is to be followed. */
  onFollow: () => boolean
}) {
  return (
    <a
      href={href}
      ref={useOption()}
      className={OPTION_ROW}
      onClick={(event) => {
        if (!onFollow()) event.preventDefault()
      }}
    >
      <span className="min-w-0 flex-1 truncate">
        <Highlight text={name} ranges={hits} />
      </span>
      <span className="flex-none text-12 text-ink-3">{side}</span>
    </a>
  )
}
