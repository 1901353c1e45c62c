import { NotFoundScreen } from '@/screens/not-found/not-found-screen'
import { currentReader } from '@/screens/reader'

export default async function Page() {
  return <NotFoundScreen reader={await currentReader()} />
}
