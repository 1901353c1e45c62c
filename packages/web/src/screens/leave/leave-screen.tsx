import { buildHref } from '@zhushutong/domain/addresses'
import { findOutboundSite, LEAVE_SECONDS } from '@zhushutong/domain/promotion'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LeaveCountdown } from '@/features/outbound'
import { pageMetadata } from '../seo/metadata'

export function leaveMetadata(id: string): Metadata {
  const site = findOutboundSite(id)
  if (!site) return {}
  return pageMetadata({
    title: `即将前往${site.name}`,
    description: `您将离开筑数通，前往${site.name}：${site.about}。`,
    path: buildHref('middlePage', { id }),
    indexed: false,
  })
}

/** Names the external site, then redirects to it (PRO-02). */
export function LeaveScreen({ id }: { id: string }) {
  const site = findOutboundSite(id)
  if (!site) notFound()
  return (
    <main id="main" className="wrap grid justify-items-center py-12">
      <section className="card grid w-full max-w-[560px] gap-3 p-5 md:p-8">
        <h1 className="text-20 font-semibold">即将离开筑数通</h1>
        <p>
          您将前往 <b className="font-semibold">{site.name}</b>：{site.about}。
        </p>
        <p className="rounded-2 bg-surface-2 px-3 py-2 break-all text-ink-2">{new URL(site.url).host}</p>
        <LeaveCountdown url={site.url} seconds={LEAVE_SECONDS} />
        <p className="text-12 text-ink-3">
          该网站由其主办单位运营，内容与服务以其公布的为准。请核对网址，不要在任何网站输入筑数通的短信验证码。
        </p>
      </section>
    </main>
  )
}
