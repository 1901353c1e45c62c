import { notFound, redirect } from 'next/navigation'
import { findQueryTarget } from '@/screens/query/query-target'
import { readAll } from '@/screens/search-params'

/** /query?name={key} leads to the list of that kind (NAV-15); the header's search form also submits to it. */
export default async function Page({ searchParams }: PageProps<'/query/[[...page]]'>) {
  const target = findQueryTarget(readAll(await searchParams))
  if (target === null) notFound()
  redirect(target)
}
