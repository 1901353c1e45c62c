import { WALLET_FILTER_NAMES, type WalletFilter } from '@zhushutong/domain/wallet'
import { WalletView } from '@/features/center'
import { orNull } from '@/wiring/server/answers'
import { readFirst } from '../../search-params'
import { AskRest, TopUp } from '../controls/wallet-controls'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'
import { centerHref, ORDERS } from '../section-address'

const PAGE_SIZE = 10

/** 我的钱包 (WAL-01 to WAL-04). */
export async function CenterWallet({ query, reader: { calls }, hrefOf }: SectionProps) {
  const sort = WALLET_FILTER_NAMES.find((name) => name === readFirst(query, 'sort'))
  const [wallet, page] = await Promise.all([
    orNull(calls.wallet.info()),
    orNull(calls.wallet.records({ sort, pageNum: parsePage(query), pageSize: PAGE_SIZE })),
  ])
  const hrefOfPage = (chosen: WalletFilter | undefined, at = 1) =>
    hrefOf({ sort: chosen, page: pageParam(at) })
  redirectToLastPage(page, (at) => hrefOfPage(sort, at))
  return (
    <WalletView
      wallet={wallet}
      page={page}
      sort={sort}
      hrefOf={hrefOfPage}
      hrefOfOrder={(order) => centerHref(ORDERS, { order })}
      topUp={<TopUp balance={wallet?.balance ?? 0} />}
      rest={<AskRest />}
    />
  )
}
