import { ArticleScreen, articleMetadata } from '@/screens/article/article-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/article/[id]'>

export async function generateMetadata({ params }: Props) {
  return articleMetadata((await params).id, await currentReader())
}

export default async function Page({ params }: Props) {
  return <ArticleScreen id={(await params).id} reader={await currentReader()} />
}
