import { encodeLocation } from '@zhushutong/domain/portal/navigation'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { orNull } from '@/wiring/server/answers'
import { readerContainer } from '@/wiring/server/container'
import { CALLS } from '@/wiring/server/services'

/** The short link of a promotion: redirects to a page of the portal and counts the visit (PRO-01). */
export default async function Page({ params }: PageProps<'/promo/[token]'>) {
  const { token } = await params
  const { promotion } = readerContainer(await headers()).get(CALLS)
  const link = await orNull(promotion.openShortLink({ token }))
  if (link === null || link.target === null) notFound()
  redirect(encodeLocation(link.target))
}
