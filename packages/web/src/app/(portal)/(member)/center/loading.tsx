import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'

/** Shown at once while the next page of the centre is loading. */
export default function Loading() {
  return (
    <section className="card">
      <ListSkeleton rows={5} />
    </section>
  )
}
