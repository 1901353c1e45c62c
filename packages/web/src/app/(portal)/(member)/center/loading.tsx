import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'

/** Shown at once while the next page of the centre is loading; as tall as the window, so that the footer does not move. */
export default function Loading() {
  return (
    <div className="min-h-svh">
      <section className="card">
        <ListSkeleton rows={5} />
      </section>
    </div>
  )
}
