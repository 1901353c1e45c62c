import {
  MajorProjectsScreen,
  majorProjectsMetadata,
  readMajorProjects,
} from '@/screens/mall/major-projects-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/majorProject/[page]'>

const read = async ({ params, searchParams }: Props) =>
  readMajorProjects((await params).page, await searchParams)

export async function generateMetadata(props: Props) {
  return majorProjectsMetadata(await read(props))
}

export default async function Page(props: Props) {
  return <MajorProjectsScreen query={await read(props)} reader={await currentReader()} />
}
