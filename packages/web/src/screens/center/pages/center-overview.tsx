import { OverviewView } from '@/features/center'
import type { SectionProps } from '../section'
import { centerHref, ORDERS, PROFILE, SEATS } from '../section-address'

/** 账号总览. */
export async function CenterOverview({ reader: { member } }: SectionProps) {
  if (!member) return null
  return (
    <OverviewView
      overview={member}
      ordersHref={centerHref(ORDERS)}
      seatsHref={centerHref(SEATS)}
      profileHref={centerHref(PROFILE)}
    />
  )
}
