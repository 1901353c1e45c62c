import { parseMajorProjects } from '@zhushutong/domain/mall'
import { readQuery } from '@/routing/page-query'
import { parsePageSegment } from '@/routing/page-segment'
import { MajorProjectsScreen, majorProjectsMetadata } from '@/screens/mall/major-projects-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/majorProject/[[...page]]'>

const read = async ({ params, searchParams }: Props) =>
  parseMajorProjects(readQuery('majorProject', await searchParams), parsePageSegment((await params).page))

export async function generateMetadata(props: Props) {
  return majorProjectsMetadata(await read(props))
}

export default async function Page(props: Props) {
  return <MajorProjectsScreen query={await read(props)} reader={await currentReader()} />
}
