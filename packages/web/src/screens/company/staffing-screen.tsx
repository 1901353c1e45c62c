import { toolDialog } from '@zhushutong/domain/access'
import { MAX_KEYWORD_LENGTH } from '@zhushutong/domain/portal/search'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import { CompanySearch } from '@/features/search'
import { StaffingView } from '@/features/staffing'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import { orStatus } from '@/wiring/server/answers'
import type { ResultOf } from '@/wiring/types'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { CompanyMatches } from './company-matches'
import type { CompanyToolQuery } from './company-tool-query'

const staffingHref = (cid: string): string => `/renyuans/?cid=${encodeURIComponent(cid)}`

export function staffingMetadata({ cid }: CompanyToolQuery): Metadata {
  return pageMetadata({
    title: '人员缺口检测',
    description: '按建筑业企业资质标准核对企业的注册建造师、职称人员、现场管理人员与技术工人，列出人员缺口。',
    path: '/renyuans/',
    indexed: cid === null,
  })
}

const UNAUTHORISED = 401

function Failed({ status }: { status: number }) {
  if (status !== UNAUTHORISED)
    return <ErrorState title="没有加载出来">没有这家企业，或数据暂时取不到，请稍后重试。</ErrorState>
  // Not an error page: this page is the same for all visitors, and is cached.
  return (
    <EmptyState
      title="登录后即可检测"
      action={
        <DialogLinkButton {...unlockProps('login')} variant="primary">
          登录 / 注册
        </DialogLinkButton>
      }
    >
      人员缺口检测需要先登录。
    </EmptyState>
  )
}

/** The missing-staff check for one reader (ACC-05). */
export async function StaffingScreen({ place, reader }: { place: CompanyToolQuery; reader: Reader }) {
  const { cid, keyword } = place
  const staffing = cid === null ? null : await orStatus(reader.calls.staffing.check({ id: cid }))
  const check: ResultOf<'staffing', 'check'> | null = staffing && !('status' in staffing) ? staffing : null
  return (
    <StaffingView
      search={
        <CompanySearch
          tool="renyuans"
          keyword={keyword}
          inputLabel="注册单位名称"
          placeholder="请输入注册单位名称"
          button="检测"
          maxLength={MAX_KEYWORD_LENGTH}
        />
      }
      check={check}
      isHolder={toolDialog(reader.viewer, 'renyuans') === null}
    >
      {staffing && 'status' in staffing ? (
        <Failed status={staffing.status} />
      ) : (
        <CompanyMatches
          reader={reader}
          place={place}
          route="renyuans"
          empty="输入注册单位名称，系统按资质标准核对人员"
          hrefOf={staffingHref}
        />
      )}
    </StaffingView>
  )
}
