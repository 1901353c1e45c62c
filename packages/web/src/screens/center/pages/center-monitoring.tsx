import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { centerHref, SUBSCRIPTIONS } from '../section-address'

/** 企业监控: not built; news of followed companies are subscriptions. */
export function CenterMonitoring() {
  return (
    <TitledCard title="企业监控">
      <EmptyState
        title="功能建设中"
        action={<LinkButton href={centerHref(SUBSCRIPTIONS, { kind: 'company' })}>我关注的企业</LinkButton>}
      >
        在企业详情点击“关注动态”，它的新中标、人员、资质与核查等会通知您
      </EmptyState>
    </TitledCard>
  )
}
