import { ArticleScreen, articleMetadata } from '@/screens/content/article-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/article/[route]/[id]'>

export async function generateMetadata({ params }: Props) {
  return articleMetadata(await params, await currentReader())
}

/** An article, question, policy or standard: /toutiao/{id}.html, /policyDetail/{id}/. */
export default async function Page({ params }: Props) {
  return <ArticleScreen params={await params} reader={await currentReader()} />
}
