import { sanitiseBackUrl } from '@zhushutong/domain/addresses'
import { encodeLocation } from '@zhushutong/domain/portal/navigation'
import { redirect } from 'next/navigation'
import { LoginScreen, loginMetadata } from '@/screens/login/login-screen'
import { currentReader } from '@/screens/reader'
import { readFirst } from '@/screens/search-params'

export const metadata = loginMetadata

/**
 * A logged-in user is redirected to the target page (LOG-03); a user with an invalid token logs in again.
 */
export default async function Page({ searchParams }: PageProps<'/auth/login'>) {
  const { member } = await currentReader()
  if (member) redirect(encodeLocation(sanitiseBackUrl(readFirst(await searchParams, 'backUrl')) ?? '/'))
  return <LoginScreen />
}
