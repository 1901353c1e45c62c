import { buildHref } from '@zhushutong/domain/addresses'
import { MAX_KEYWORD_LENGTH } from '@zhushutong/domain/portal/search'
import { company } from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { MyDay, StartDay, VisitorHome } from '@/features/home'
import { recordHref } from '@/features/records/detail/detail-href'
import { HeroSearch } from '@/features/search'
import { isSubstationSystem } from '@/settings/environment'
import type { PortalSite } from '@/settings/sites'
import { BannerSlot } from '../frame/banner-slot'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { CompanyForm } from './company-form'
import { loadMyDay } from './member-home'
import { loadProofs, loadVisitorHome } from './visitor-home'

const HOME_TITLE = '筑数通 - 建筑行业数据与服务平台'

export function homeMetadata({ city, origin }: PortalSite): Metadata {
  const title = city ? `筑数通${city.areaName}站 - ${city.provinceName}建筑行业数据与服务平台` : HOME_TITLE
  const description = `查企业、查人员、查项目、查招投标与信用：${city?.provinceName ?? '全国'}建筑行业数据每日更新，条条注明来源与核验时间。`
  const path = isSubstationSystem() ? buildHref('urbanSubstation') : '/'
  return { ...pageMetadata({ title, description, path, origin }), title: { absolute: title } }
}

const companyHref = (id: string): string => recordHref(company, { id, expired: false })

const renderVisitorHome = async (reader: Reader, banner: ReactNode) => {
  const { categories, ...data } = await loadVisitorHome(reader)
  return (
    <VisitorHome
      data={data}
      search={<HeroSearch categories={categories} maxLength={MAX_KEYWORD_LENGTH} />}
      companyHref={companyHref}
      banner={banner}
    />
  )
}

const renderMemberHome = async (reader: Reader, banner: ReactNode) => {
  const data = await loadMyDay(reader)
  if (!data.lacksCompany) return <MyDay data={data} banner={banner} />
  return <StartDay data={data} proofs={await loadProofs(reader)} form={<CompanyForm />} banner={banner} />
}

/**
 * The home page for one reader: a search and proofs for a visitor, the day's news for a member (SHL-15).
 */
export async function HomeScreen({ reader }: { reader: Reader }) {
  // A member's own position comes first, if it has a banner.
  const banner = (
    <BannerSlot reader={reader} positions={reader.member ? ['homeLoginImg', 'homeBimg'] : ['homeBimg']} />
  )
  return (
    <>
      {await (reader.member ? renderMemberHome : renderVisitorHome)(reader, banner)}
      <BannerSlot reader={reader} positions={['homeBottomExpand']} />
    </>
  )
}
