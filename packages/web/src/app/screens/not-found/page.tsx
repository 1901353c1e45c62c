import { NotFoundScreen } from '@/screens/not-found/not-found-screen'
import { currentReader } from '@/screens/reader'

/** The page that the proxy returns with status 404. */
export default async function Page() {
  return <NotFoundScreen reader={await currentReader()} />
}
