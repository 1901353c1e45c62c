import { type ArticleParams, ArticleScreen, articleMetadata } from '@/app/_compose/article-screen'
import { memberReader } from '@/app/_compose/reader'

type Props = { params: Promise<ArticleParams> }

export const generateMetadata = async ({ params }: Props) => articleMetadata(params, await memberReader())

export default async function Page({ params }: Props) {
  return <ArticleScreen params={params} reader={await memberReader()} />
}
