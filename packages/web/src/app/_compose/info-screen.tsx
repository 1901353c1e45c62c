import { routeByName } from '@zhushutong/domain/navigation'
import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { AboutView, AgreementView, ChangeLogView, HelpView, SitemapView } from '@/features/info'
import type { AgreementType } from '@/wiring/types'
import { INFO_PAGES, type InfoPage } from '../pages'
import { Frame } from './frame'
import type { Reader } from './reader'
import { pageMetadata } from './seo/metadata'
import { categoryGroups, sitemapGroups } from './seo/site-pages'
import { SvipScreen } from './svip-screen'

export interface InfoParams {
  name: string
}

const AGREEMENTS: Partial<Record<InfoPage, AgreementType>> = {
  userAgreement: 'agreement',
  privacy: 'privacy',
  disclaimer: 'disclaimers',
}

const PAGES: Partial<Record<InfoPage, ComponentType>> = { about: AboutView, help: HelpView }

/** What search engines show under each title. */
const DESCRIPTIONS: Readonly<Partial<Record<InfoPage, string>>> = {
  about: '筑数通是建筑行业的数据与服务平台：企业、人员、业绩、招投标与信用数据，注明来源与核验时间。',
  help: '筑数通使用帮助：怎样查询、筛选与导出，会员权益、支付与发票，常见问题解答。',
  svip: '建筑管家 SVIP：查看完整联系方式、证书与报价，每月导出 20,000 条，价格与权益一览。',
  userAgreement: '筑数通用户协议：账号、会员服务、数据使用与责任的约定。',
  privacy: '筑数通隐私政策：收集哪些个人信息、怎样使用与保护，以及您的权利。',
  disclaimer: '筑数通免责声明：数据来源、更新与使用限制的说明。',
  sitemap: '筑数通网站地图：全部查询、工具与服务页面的入口。',
  sitemap1: '筑数通分类网站地图：按分类与省份进入企业、人员、项目与招投标列表。',
  dailyLog: '筑数通更新日志：每次上线的新功能、改进与修复。',
}

const pageOf = ({ name }: InfoParams): InfoPage => {
  const page = INFO_PAGES.find((p) => p === name)
  if (!page) throw new Error('a page without a name never gets past the proxy')
  return page
}

export const infoMetadata = async (params: Promise<InfoParams>): Promise<Metadata> => {
  const name = pageOf(await params)
  const { zh, pattern } = routeByName(name)
  return pageMetadata({ title: zh, description: DESCRIPTIONS[name] ?? zh, path: pattern })
}

async function Content({ page, reader }: { page: InfoPage; reader: Reader }) {
  const agreement = AGREEMENTS[page]
  if (agreement) {
    return <AgreementView agreement={await reader.site.agreement(agreement)} title={routeByName(page).zh} />
  }
  if (page === 'svip') return <SvipScreen reader={reader} />
  if (page === 'dailyLog') return <ChangeLogView entries={(await reader.site.changeLog())?.records ?? null} />
  if (page === 'sitemap') return <SitemapView groups={sitemapGroups()} />
  if (page === 'sitemap1') return <SitemapView title="网站地图（分类）" groups={categoryGroups()} />
  const Page = PAGES[page]
  return Page ? <Page /> : null
}

/** A page of texts, in the layout that its route asks for (NAV-10). */
export async function InfoScreen({ params, reader }: { params: Promise<InfoParams>; reader: Reader }) {
  const page = pageOf(await params)
  const content = <Content page={page} reader={reader} />
  return routeByName(page).layout === 'default' ? <Frame reader={reader}>{content}</Frame> : content
}
