import { redirect } from 'next/navigation'
import { LoginScreen, loginMetadata } from '@/app/_compose/login-screen'
import { memberReader } from '@/app/_compose/reader'

export const metadata = loginMetadata

/** Whoever is logged in has no business here; whose token is dead logs in again. */
export default async function Page() {
  const { member } = await memberReader()
  if (member) redirect('/')
  return <LoginScreen />
}
