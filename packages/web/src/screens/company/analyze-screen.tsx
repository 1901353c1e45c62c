import type { Metadata } from 'next'
import { AnalyzeView } from '@/features/insight/analyze.view'
import { analyzeHref } from '@/features/insight/analyze-href'
import { ErrorState } from '@/ui/states'
import { hrefOfRecord, loadInsight } from '../detail/insights'
import { Frame } from '../frame/frame'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { CompanyMatches } from './company-matches'
import type { CompanyToolQuery } from './company-tool-query'

export async function analyzeMetadata({ cid }: CompanyToolQuery, reader: Reader): Promise<Metadata> {
  const insight = cid === null ? null : await loadInsight(reader, cid)
  return pageMetadata({
    title: insight ? `${insight.name}的关系链` : '企业关系链',
    description: '从中标与投标记录计算企业与业主、代理机构、合作伙伴、竞争对手的关系，图与列表并呈。',
    path: '/companyAnalyze/',
    indexed: cid === null,
  })
}

/** The relation chain of a company for one reader. */
export async function AnalyzeScreen({ place, reader }: { place: CompanyToolQuery; reader: Reader }) {
  const { cid, keyword } = place
  const insight = cid === null ? null : await loadInsight(reader, cid)
  return (
    <Frame reader={reader} current="companyAnalyze">
      <AnalyzeView keyword={keyword} insight={insight} hrefOf={hrefOfRecord}>
        {cid === null ? (
          <CompanyMatches
            reader={reader}
            place={place}
            route="companyAnalyze"
            empty="输入企业名称，或从企业详情页的“竞争对手”进入"
            hrefOf={analyzeHref}
          />
        ) : (
          <ErrorState title="没有加载出来">没有这家企业，或数据暂时取不到，请稍后重试。</ErrorState>
        )}
      </AnalyzeView>
    </Frame>
  )
}
