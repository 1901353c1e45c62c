import { readQuery } from '@/routing/page-query'
import { VerifyScreen } from '@/screens/due-diligence/verify-screen'
import { currentReader } from '@/screens/reader'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata(
    'heyan',
    '凭编号与校验码核验筑数通出具的企业尽调表：出具了什么、给谁、何时，文件有没有改动。',
  )
}

export default async function Page({ searchParams }: PageProps<'/heyan.html'>) {
  const { number = '', code = '' } = readQuery('heyan', await searchParams)
  return <VerifyScreen asked={{ number, code }} reader={await currentReader()} />
}
