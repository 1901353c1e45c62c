import { buildHref } from '@zhushutong/domain/navigation'
import type { Metadata } from 'next'
import { cache } from 'react'
import { ArticleView } from '@/features/info'
import type { Site } from '@/wiring/types'
import { Frame } from '../frame/frame'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'

const load = cache((site: Site, id: string) => site.notice(id))

export async function articleMetadata(id: string, reader: Reader): Promise<Metadata> {
  const notice = await load(reader.site, id)
  const title = notice?.title ?? '资讯'
  return pageMetadata({
    title,
    description: notice?.remark ?? title,
    path: buildHref('toutiaodetails', { id }),
  })
}

/** An article for one reader. */
export async function ArticleScreen({ id, reader }: { id: string; reader: Reader }) {
  return (
    <Frame reader={reader}>
      <ArticleView notice={await load(reader.site, id)} />
    </Frame>
  )
}
