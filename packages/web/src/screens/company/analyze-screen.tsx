import type { Opening } from '@zhushutong/domain/access'
import { MAX_KEYWORD_LENGTH } from '@zhushutong/domain/portal/search'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import { AnalyzeView } from '@/features/insight/analyze.view'
import { type AnalyzePlace, analyzeHref } from '@/features/insight/analyze-href'
import type { Meetings } from '@/features/insight/insight.types'
import { FIRST_MEETINGS } from '@/features/insight/meetings.view'
import { CompanySearch } from '@/features/search'
import { orNull } from '@/wiring/server/answers'
import { loadInsight } from '../detail/insights'
import { hrefOfRecord } from '../detail/record-address'
import { partLimit } from '../load-part'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import type { AnalyzeQuery } from './analyze-query'
import { CompanyMatches } from './company-matches'
import { loadOwnCompany } from './own-company'

const loadRelations = (reader: Reader, cid: string, { years }: AnalyzePlace) =>
  loadInsight(reader, cid, years ?? undefined)

export async function analyzeMetadata({ cid, place }: AnalyzeQuery, reader: Reader): Promise<Metadata> {
  const insight = cid === null ? null : await loadRelations(reader, cid, place)
  return pageMetadata({
    title: insight ? `${insight.name}的关系链` : '企业关系链',
    description: '从中标与投标记录计算企业与业主、代理机构、合作伙伴、竞争对手的关系，图与列表并呈。',
    path: '/companyAnalyze/',
    indexed: cid === null,
  })
}

/** The results shared with the chosen organisation; undefined if none is chosen, null if loading failed. */
const loadMeetings = async (
  reader: Reader,
  cid: string,
  { other, as, years, page }: AnalyzePlace,
): Promise<Meetings | null | undefined> => {
  if (other === null) return undefined
  const meetings = await orNull(
    reader.calls.insight.meetings(
      {
        id: cid,
        other,
        relation: as ?? undefined,
        years: years ?? undefined,
        ...(page === null ? { pageSize: FIRST_MEETINGS } : { pageNum: page }),
      },
      partLimit(reader),
    ),
  )
  if (meetings === null) return null
  return {
    ...meetings,
    opensBy: meetings.opensBy as Opening | null,
    pricesOpenBy: meetings.pricesOpenBy as Opening | null,
  }
}

export async function AnalyzeScreen({ query, reader }: { query: AnalyzeQuery; reader: Reader }) {
  const { cid, keyword } = query
  // Further pages need a login (ACC-10).
  const place = query.place.page === null || reader.member ? query.place : { ...query.place, page: 1 }
  const [insight, meetings, own] =
    cid === null
      ? [null, undefined, null]
      : await Promise.all([
          loadRelations(reader, cid, place),
          loadMeetings(reader, cid, place),
          loadOwnCompany(reader),
        ])
  return (
    <AnalyzeView
      search={
        <CompanySearch
          tool="companyAnalyze"
          keyword={keyword}
          inputLabel="企业名称"
          placeholder="请输入企业名称"
          button="查看关系"
          maxLength={MAX_KEYWORD_LENGTH}
        />
      }
      insight={insight}
      meetings={meetings ?? null}
      failure={
        meetings === null && (
          <div className="mt-3">
            <ErrorState title="没有加载出来">没有这家单位，或数据暂时取不到，请稍后重试。</ErrorState>
          </div>
        )
      }
      ownId={own?.id ?? null}
      isLoggedIn={reader.member !== null}
      place={place}
      hrefOf={hrefOfRecord}
      now={Date.now()}
    >
      {cid === null ? (
        <CompanyMatches
          reader={reader}
          place={query}
          route="companyAnalyze"
          empty="输入企业名称，或从企业详情页的“竞争对手”进入"
          hrefOf={analyzeHref}
        />
      ) : (
        <ErrorState title="没有加载出来">没有这家企业，或数据暂时取不到，请稍后重试。</ErrorState>
      )}
    </AnalyzeView>
  )
}
