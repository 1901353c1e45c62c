import { hrefOf } from '@zhushutong/domain/navigation'
import type { Metadata } from 'next'
import { cache } from 'react'
import { ArticleView } from '@/features/info'
import type { Site } from '@/wiring/types'
import { Frame } from './frame'
import type { Reader } from './reader'
import { pageMetadata } from './seo/metadata'

export interface ArticleParams {
  id: string
}

const load = cache((site: Site, id: string) => site.notice(id))

export const articleMetadata = async (params: Promise<ArticleParams>, reader: Reader): Promise<Metadata> => {
  const { id } = await params
  const notice = await load(reader.site, id)
  const title = notice?.title ?? '资讯'
  return pageMetadata({
    title,
    description: notice?.remark ?? title,
    path: hrefOf('toutiaodetails', { id }),
  })
}

/** One article for one reader. */
export async function ArticleScreen({ params, reader }: { params: Promise<ArticleParams>; reader: Reader }) {
  return (
    <Frame reader={reader}>
      <ArticleView notice={await load(reader.site, (await params).id)} />
    </Frame>
  )
}
