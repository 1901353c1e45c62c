import { HOTLINE } from '@zhushutong/domain/contact'
import { LinkButton } from '@zhushutong/ui/button'
import { Logo } from '@zhushutong/ui/icon'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { DialogProvider } from '@/dialogs/dialog-provider'
import { OrderDetailView, OrderListView } from '@/features/boss'
import { DialogTrigger } from '@/triggers/dialog-trigger'
import { orNull } from '@/wiring/server/answers'
import { loadBossOrder } from '@/wiring/server/reads/boss-orders'
import { redirectToLastPage } from '../center/section'
import type { Reader } from '../reader'
import { orderHref, parseTab, tabHref } from './boss-address'
import { BossLoginIsland } from './boss-login-island'
import { OrderActions, RemoveFile, SeenMark, ServiceCode, SignLink, Upload } from './order-actions'

export const bossMetadata: Metadata = { title: '老板服务订单', robots: { index: false } }

const PAGE_SIZE = 10

/** The login of a principal, with a text about its purpose. */
export function BossLoginScreen() {
  return (
    <main id="main" className="m-auto grid w-full max-w-[400px] content-center gap-6 px-4 py-8">
      <a href="/" className="wordmark justify-self-center">
        <Logo />
        筑数通
      </a>
      <section className="card p-5 md:p-6">
        <h1 className="mb-2 text-20 font-semibold">老板登录</h1>
        <p className="mb-5 text-ink-2">
          委托我们办理资质、许可证、人员或代管服务的企业负责人，在这里签合同、传资料、看进度、查付款与发票。
        </p>
        <BossLoginIsland />
        <noscript>
          <p className="mt-4 text-ink-2">登录需要启用浏览器的 JavaScript。如有困难，请致电 {HOTLINE}。</p>
        </noscript>
      </section>
      <p className="text-center text-12 text-ink-3">
        还没有委托服务？
        <a href="/zzfw.html" className="text-primary underline">
          看看资质服务
        </a>
        ，或
        <a href="/" className="text-primary underline">
          返回首页
        </a>
      </p>
    </main>
  )
}

function Frame({ reader, children }: { reader: Reader; children: ReactNode }) {
  return (
    <DialogProvider
      viewer={reader.viewer}
      account={null}
      sessionExpired={reader.sessionExpired}
      membershipEnded={reader.membershipEnded}
    >
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 w-full max-w-[960px] flex-wrap items-center gap-x-4 px-4">
          <a href={tabHref('all')} className="wordmark">
            <Logo />
            筑数通
          </a>
          <span className="text-ink-2">服务订单</span>
          <span className="ml-auto text-12 text-ink-3">{reader.member?.mobile}</span>
          <DialogTrigger dialog={{ name: 'logout' }} className="py-2 text-ink-2 hover:text-primary">
            退出
          </DialogTrigger>
        </div>
      </header>
      <main
        id="main"
        className="mx-auto grid w-full max-w-[960px] grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:py-6"
      >
        {children}
      </main>
    </DialogProvider>
  )
}

async function Order({ reader, orderId }: { reader: Reader; orderId: string }) {
  const order = await orNull(loadBossOrder(reader.calls, orderId))
  const back = <LinkButton href={tabHref('all')}>全部订单</LinkButton>
  if (order === null)
    return (
      <ErrorState title="订单暂时没有加载出来" action={back}>
        请稍后刷新页面重试
      </ErrorState>
    )
  if (order === 'missing') return <EmptyState title="没有这个订单" action={back} />
  const { signUrl } = order.eSign
  return (
    <>
      <SeenMark orderId={orderId} isNew={order.isNew} />
      <OrderDetailView
        order={order}
        listHref={tabHref('all')}
        sign={signUrl === null ? null : <SignLink href={signUrl} />}
        uploadTo={(requirement) => <Upload orderId={orderId} requirement={requirement} />}
        removeOf={(requirement, file) => (
          <RemoveFile orderId={orderId} requirement={requirement} file={file} />
        )}
        actions={<OrderActions order={order} />}
      />
    </>
  )
}

async function List({ reader, tab: named, page }: { reader: Reader; tab?: string; page?: string }) {
  const { bossOrder } = reader.calls
  const tab = parseTab(named)
  const pageNum = /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1
  const list = await orNull(
    Promise.all([bossOrder.list({ tab, pageNum, pageSize: PAGE_SIZE }), bossOrder.counts()]),
  )
  redirectToLastPage(list?.[0] ?? null, (last) => tabHref(tab, last))
  return (
    <>
      <h1 className="text-20 font-semibold">我的服务订单</h1>
      <OrderListView
        list={list && { page: list[0], counts: list[1] }}
        tab={tab}
        hrefOf={tabHref}
        orderHref={orderHref}
        help={
          <>
            {reader.member?.mobile}{' '}
            没有登记的服务订单。委托时登记的是其他手机号的，请退出后换那个手机号登录；有疑问请致电 {HOTLINE}。
          </>
        }
      />
      <TitledCard title="线下委托的订单">
        <ServiceCode />
      </TitledCard>
    </>
  )
}

/** The service orders of the reader, or one order (BOS-06). */
export function BossScreen({
  reader,
  query,
}: {
  reader: Reader
  query: { readonly order?: string; readonly tab?: string; readonly page?: string }
}) {
  const { order, tab, page } = query
  return (
    <Frame reader={reader}>
      {order ? <Order reader={reader} orderId={order} /> : <List reader={reader} tab={tab} page={page} />}
    </Frame>
  )
}
