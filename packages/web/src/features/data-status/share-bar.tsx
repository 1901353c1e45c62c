const formatShare = (share: number): string => `${(share * 100).toFixed(1)}%`

/** A share from 0 to 1 with its bar; a dash for none. */
export function ShareBar({ share }: { share: number | null }) {
  if (share === null) return <span className="text-ink-3">--</span>
  return (
    <span className="inline-grid w-full max-w-44 grid-cols-[minmax(48px,1fr)_3.5rem] items-center gap-2">
      <span className="h-2 rounded-1 bg-surface-2" aria-hidden="true">
        <span
          className="block h-2 rounded-1 bg-primary opacity-85"
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </span>
      <span className="text-right">{formatShare(share)}</span>
    </span>
  )
}
