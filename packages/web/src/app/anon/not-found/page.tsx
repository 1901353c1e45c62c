import { NotFoundScreen } from '@/app/_compose/not-found-screen'
import { visitorReader } from '@/app/_compose/reader'

export const revalidate = 300

export default async function Page() {
  return <NotFoundScreen reader={visitorReader()} />
}
