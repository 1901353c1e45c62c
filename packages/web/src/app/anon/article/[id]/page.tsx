import { type ArticleParams, ArticleScreen, articleMetadata } from '@/app/_compose/article-screen'
import { visitorReader } from '@/app/_compose/reader'

type Props = { params: Promise<ArticleParams> }

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = async ({ params }: Props) => articleMetadata(params, visitorReader())

export default async function Page({ params }: Props) {
  return <ArticleScreen params={params} reader={visitorReader()} />
}
