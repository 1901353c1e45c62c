import { safeBackUrl } from '@zhushutong/domain/navigation'
import { redirect } from 'next/navigation'
import { LoginScreen, loginMetadata } from '@/screens/login/login-screen'
import { currentReader } from '@/screens/reader'
import { firstOf } from '@/screens/search-params'

export const metadata = loginMetadata

/** Whoever is logged in is led on to where they wanted to go (LOG-03); whose token is dead logs in again. */
export default async function Page({ searchParams }: PageProps<'/screens/login'>) {
  const { member } = await currentReader()
  if (member) redirect(safeBackUrl(firstOf(await searchParams, 'backUrl')) ?? '/')
  return <LoginScreen />
}
