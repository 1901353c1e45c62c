import { divisionLabel } from '@zhushutong/domain/divisions'
import { formatChecked, formatTime } from '@zhushutong/domain/formatting'
import type { DailyLimit } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { Chip } from '@zhushutong/ui/fields/chip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import { DailyLimitNote } from '@/lists/daily-limit'
import { ListPager } from '@/lists/list-pager'
import { CollectButton } from './collect-button'

/** A favourite; times in ms. */
interface Favourite {
  readonly module: string
  readonly moduleId: string
  readonly title: string
  readonly region: string | null
  readonly sourcePlatform: string | null
  readonly collectedAt: number | null
  readonly checkedAt: number | null
  readonly expired: boolean
  readonly exists: boolean
  readonly createTime: number
}

interface FavouritePage {
  readonly records: readonly Favourite[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
  readonly modules: ReadonlyArray<{ readonly module: string; readonly total: number }>
  readonly dailyLimit?: DailyLimit
}

interface Props {
  /** null: loading failed. */
  page: FavouritePage | null
  module: string | undefined
  now: number
  hrefOf: (module: string | undefined, page?: number) => string
  labelOf: (module: string) => string
  /** A record's page; null if the record has none. */
  recordHref: (favourite: Favourite) => string | null
}

function Filter({ page, module, hrefOf, labelOf }: Props & { page: FavouritePage }) {
  const all = page.modules.reduce((sum, { total }) => sum + total, 0)
  return (
    <nav aria-label="收藏种类" className="mb-1 flex flex-wrap gap-1">
      <Chip href={hrefOf(undefined)} current={module === undefined}>
        全部 {all}
      </Chip>
      {page.modules.map(({ module: choice, total }) => (
        <Chip key={choice} href={hrefOf(choice)} current={choice === module}>
          {labelOf(choice)} {total}
        </Chip>
      ))}
    </nav>
  )
}

function Row({ favourite, now, labelOf, recordHref }: Props & { favourite: Favourite }) {
  const { module, moduleId, title, region, sourcePlatform, collectedAt, checkedAt, exists } = favourite
  const href = exists ? recordHref(favourite) : null
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {href === null ? (
            <span className="min-w-0 break-words">{title}</span>
          ) : (
            <a className="min-w-0 break-words hover:text-primary" href={href}>
              {title}
            </a>
          )}
          <Tag tone="neutral">{labelOf(module)}</Tag>
          {favourite.expired && <Tag tone="warn">已截止</Tag>}
          {!exists && <Tag tone="bad">数据已下线</Tag>}
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-12 text-ink-3">
          {region !== null && <span>{divisionLabel(region)}</span>}
          {exists && <span>来源：{sourcePlatform ?? '未注明'}</span>}
          {collectedAt !== null && <span>{formatTime(collectedAt)} 采集</span>}
          {exists && <span>{formatChecked(checkedAt, now)}</span>}
          <span>收藏于 {formatTime(favourite.createTime)}</span>
        </p>
      </div>
      <CollectButton record={{ kind: module, id: moduleId }} title={title} collected refreshes />
    </article>
  )
}

/**
 * The user's favourites, by kind (FAV-01). A removed favourite disappears at once; its toast can undo the
 * removal.
 */
export function FavouritesView(props: Props) {
  const { page, module, hrefOf } = props
  return (
    <TitledCard title="我的收藏" count={page ? page.total : undefined}>
      {page === null && <ErrorState title="收藏暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {page !== null && page.modules.length > 0 && <Filter {...props} page={page} />}
      <DailyLimitNote limit={page?.dailyLimit} className="mb-2 rounded-2" />
      {page?.records.map((favourite) => (
        <Row key={`${favourite.module}:${favourite.moduleId}`} {...props} favourite={favourite} />
      ))}
      {page?.records.length === 0 && (
        <EmptyState
          title={module === undefined ? '暂无收藏' : '这里没有收藏了'}
          action={
            module === undefined ? (
              <LinkButton href="/qiye/">去查企业</LinkButton>
            ) : (
              <LinkButton href={hrefOf(undefined)}>查看全部收藏</LinkButton>
            )
          }
        >
          在列表或详情页点击“收藏”，就能在这里随时找到它
        </EmptyState>
      )}
      {page !== null && (
        <ListPager
          total={page.total}
          current={page.pageNum}
          size={page.pageSize}
          hrefOf={(at) => hrefOf(module, at)}
        />
      )}
    </TitledCard>
  )
}
