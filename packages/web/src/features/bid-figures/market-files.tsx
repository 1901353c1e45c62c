import {
  citeMarket,
  describeMarketSource,
  listMarketMethods,
  type MarketReference,
} from '@zhushutong/domain/market-figures'
import { LinkButton } from '@zhushutong/ui/button'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { SavePicture } from './save-picture'

/** The reference to the figures, and the figures as files for reports (FIG-15, FIG-16). */
export function MarketFiles({
  reference,
  csvHref,
  pictureHref,
}: {
  reference: MarketReference
  csvHref: string
  pictureHref: string
}) {
  const citation = citeMarket(reference)
  return (
    <TitledCard title="引用与下载" id="cite">
      <blockquote className="max-w-[80ch] rounded-r2 bg-surface-2 px-3 py-2 text-ink-2 [overflow-wrap:anywhere]">
        {citation}
      </blockquote>
      <div className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
        <CopyButton text={citation} label="复制引用">
          复制引用
        </CopyButton>
        <CopyButton text={reference.address} label="复制网址">
          复制网址
        </CopyButton>
        <span className="flex flex-wrap gap-2 md:ml-auto">
          <LinkButton size="small" href={csvHref} rel="nofollow" download="">
            下载 CSV
          </LinkButton>
          <LinkButton size="small" href={pictureHref} rel="nofollow" download="">
            下载图片 SVG
          </LinkButton>
          <SavePicture href={pictureHref} name={reference.scope} />
        </span>
      </div>
      <p className="mt-2 text-12 text-ink-3">
        网址带着当前的地区、类型、金额和年份，打开就是同样的范围；以后补录的结果会计入，数字以统计日期为准。图片里有标题、来源与日期。
      </p>
    </TitledCard>
  )
}

/** The source of the figures with its days, their computation, and what is left out. */
export function MarketMethods({ reference, statusHref }: { reference: MarketReference; statusHref: string }) {
  return (
    <TitledCard title="方法与来源" id="method">
      <ul className="list-disc pl-5 text-ink-2">
        {listMarketMethods(reference.market).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">
        {describeMarketSource(reference)}。
        <a href={statusHref} className="text-primary underline">
          各来源的收录量与日期
        </a>
      </p>
    </TitledCard>
  )
}
