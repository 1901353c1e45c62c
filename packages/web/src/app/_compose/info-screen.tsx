import { routeByName } from '@zhushutong/domain/navigation'
import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { AboutView, AgreementView, ChangeLogView, HelpView, SitemapView } from '@/features/info'
import type { AgreementType } from '@/wiring/types'
import { INFO_PAGES, type InfoPage } from '../pages'
import { Frame } from './frame'
import { menuGroups } from './menus'
import type { Reader } from './reader'
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

const pageOf = ({ name }: InfoParams): InfoPage => {
  const page = INFO_PAGES.find((p) => p === name)
  if (!page) throw new Error('a page without a name never gets past the proxy')
  return page
}

export const infoMetadata = async (params: Promise<InfoParams>): Promise<Metadata> => {
  const { zh, pattern } = routeByName(pageOf(await params))
  return { title: zh, alternates: { canonical: pattern } }
}

async function Content({ page, reader }: { page: InfoPage; reader: Reader }) {
  const agreement = AGREEMENTS[page]
  if (agreement) {
    return <AgreementView agreement={await reader.site.agreement(agreement)} title={routeByName(page).zh} />
  }
  if (page === 'svip') return <SvipScreen reader={reader} />
  if (page === 'dailyLog') return <ChangeLogView entries={(await reader.site.changeLog())?.records ?? null} />
  if (page === 'sitemap') return <SitemapView groups={menuGroups()} />
  const Page = PAGES[page]
  return Page ? <Page /> : null
}

/** A page of texts, in the layout that its route asks for (NAV-10). */
export async function InfoScreen({ params, reader }: { params: Promise<InfoParams>; reader: Reader }) {
  const page = pageOf(await params)
  const content = <Content page={page} reader={reader} />
  return routeByName(page).layout === 'default' ? <Frame reader={reader}>{content}</Frame> : content
}
