import { type ArticleParams, ArticleScreen, articleMetadata } from '@/app/_compose/article-screen'
import { visitorReader } from '@/app/_compose/reader'

type Props = { params: Promise<ArticleParams> }

export const dynamic = 'force-dynamic'
export const generateMetadata = async ({ params }: Props) => articleMetadata(params, visitorReader())

export default async function Page({ params }: Props) {
  return <ArticleScreen params={params} reader={visitorReader()} />
}
